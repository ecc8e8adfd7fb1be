import { type Stage, at, ellipse, rect, repeat } from '../../draw.ts';
import { hills } from '../../nature.ts';
import { sun, sunKinds } from '../../sky.ts';
import { type Vessel, vessel } from '../../vessels.ts';

/** A trench in section: what the ground has kept, layer by layer. */
export function strata(s: Stage): string {
  const { w, h, rng, tone } = s;
  const top = h * rng.between(0.26, 0.32);
  let out = rect(0, 0, w, h, tone.ground);
  out += sun(
    s,
    w * rng.between(0.2, 0.8),
    top - h * 0.01,
    h * rng.between(0.12, 0.16),
    rng.pick(sunKinds),
    tone.at(0.5),
  );
  const layers = rng.int(4, 5);
  for (let i = 0; i < layers; i += 1) {
    const y = top + ((h - top) * i) / layers;
    out += hills(s, y, h * 0.025, tone.at(0.2 + (i / (layers - 1)) * 0.66), 5);
    out += repeat(18, () => {
      const r = h * rng.between(0.004, 0.011);
      return ellipse(
        rng.next() * w,
        y + rng.between(0.3, 0.95) * ((h - top) / layers),
        r * 1.8,
        r,
        tone.at(0.32 + (i / (layers - 1)) * 0.66),
      );
    });
  }
  const finds = rng.int(3, 4);
  const kinds: readonly Vessel[] = ['transport', 'amphora', 'lekythos', 'hydria', 'slender'];
  const first = rng.int(0, 4);
  out += repeat(finds, (i) => {
    const kind = kinds[(first + i) % kinds.length] ?? 'amphora';
    const depth = rng.between(0.3, 0.5) + (i % 2) * 0.3;
    const tall = h * rng.between(0.28, 0.36);
    const look = {
      body: tone.at(tone.night ? 0.9 : 0.04),
      shade: tone.at(tone.night ? 0.7 : 0.22),
      paint: tone.at(tone.night ? 0.3 : 0.78),
      side: 1,
    };
    return at(
      vessel(s, kind, 0, tall / 2, tall, look),
      w * ((i + 0.5) / finds),
      top + (h - top) * depth,
      1,
      rng.between(18, 74) * rng.side(),
    );
  });
  // Grass, and the archaeologist's measuring staff.
  const px = w * rng.between(0.05, 0.1);
  out += repeat(10, (i) =>
    rect(px, h * 0.18 + i * h * 0.07, h * 0.022, h * 0.07, i % 2 ? tone.at(0.02) : tone.at(0.95)),
  );
  return out;
}
