import { band } from '../../parts/bands.ts';
import { type Stage, ellipse, rect } from '../../draw.ts';
import { sun } from '../../parts/sky.ts';
import { vessel } from '../../parts/vessels.ts';

/** One vessel before a disc, as on a poster. */
export function poster(s: Stage): string {
  const { w, h, rng, tone } = s;
  const kind = s.variant ? rng.pick(['hydria', 'krater'] as const) : 'amphora';
  const tall = h * (kind === 'krater' ? 0.56 : rng.between(0.64, 0.7));
  const base = h * 0.85;
  const side = rng.side();
  const look = {
    body: tone.at(tone.night ? 0.78 : 0.56),
    shade: tone.at(tone.night ? 0.6 : 0.72),
    paint: tone.at(tone.night ? 0.14 : 0.98),
    side,
  };
  return (
    rect(0, 0, w, h, tone.at(0.12)) +
    sun(
      s,
      w / 2,
      h * 0.45,
      h * rng.between(0.31, 0.36),
      rng.pick(['full', 'rings', 'halo', 'rays']),
      tone.at(tone.night ? 0.3 : 0.28),
    ) +
    rect(0, base - h * 0.03, w, h, tone.at(0.4)) +
    ellipse(w / 2 + side * h * 0.12, base, h * 0.26, h * 0.018, tone.at(tone.night ? 0.14 : 0.66)) +
    vessel(s, kind, w / 2, base, tall, look) +
    band(
      rng.pick(['meander', 'waves', 'zigzag', 'leaves']),
      -h * 0.02,
      h * 0.905,
      w * 1.04,
      h * 0.05,
      tone.at(0.8),
    )
  );
}
