import { arcade, archPath } from '../../parts/arches.ts';
import { cornice } from '../../parts/buildings.ts';
import { type Stage, rect, repeat } from '../../draw.ts';
import { birds, sun, sunKinds } from '../../parts/sky.ts';

/** Two storeys of bays around a court, under the disc. */
export function loggia(s: Stage): string {
  const { w, h, rng, tone } = s;
  const bays = Math.round((rng.int(3, 4) * w) / h);
  const look = {
    opening: archPath,
    pier: rng.between(0.2, 0.3),
    dark: tone.at(0.92),
    reveal: tone.at(0.36),
    trim: tone.at(0.62),
    side: rng.side(),
  };
  const wall = tone.at(0.16);
  const floor = h * rng.between(0.84, 0.9);
  const top = h * rng.between(0.24, 0.3);
  const sunX = w * rng.between(0.22, 0.78);
  let out = rect(0, 0, w, h, tone.ground);
  out += sun(
    s,
    sunX,
    top - h * rng.between(-0.02, 0.06),
    h * rng.between(0.14, 0.2),
    rng.pick(sunKinds),
    tone.at(0.62),
  );
  out += rect(0, top, w, h - top, wall) + rect(0, floor, w, h - floor, tone.at(0.5));
  const each = (floor - top) / 2;
  out += repeat(2, (i) => {
    const base = top + each * (i + 1);
    return (
      arcade(
        s,
        {
          x: -w * 0.02,
          base,
          width: w * 1.04,
          height: each * 0.76,
          bays: bays * (i === 0 ? 2 : 1),
        },
        look,
      ) + cornice(0, base - each, w, h * 0.035, tone.at(0.3), tone.at(0.62))
    );
  });
  return (
    out +
    rect(0, floor, w, h * 0.012, tone.ink) +
    birds(s, w - sunX, h * 0.14, h * 0.022, tone.at(0.8))
  );
}
