import {
  type Stage,
  clipped,
  d,
  disc,
  discPath,
  ellipse,
  line,
  polar,
  rect,
  repeat,
  ring,
  shape,
} from '../../draw.ts';
import { star, starfield } from '../../sky.ts';

/** A large moon and the row of its phases. */
export function moon(s: Stage): string {
  const { w, h, rng, tone } = s;
  const phases = s.variant === 1;
  const cx = w / 2;
  const cy = h * (phases ? 0.43 : 0.5);
  const r = h * (phases ? 0.27 : 0.36);
  const lit = tone.at(tone.night ? 0.88 : 0.4);
  const sea = tone.at(tone.night ? 0.72 : 0.54);
  const shade = rng.side();
  const path = discPath(cx, cy, r);
  const craters = repeat(rng.int(11, 16), (i) => {
    const [x, y] = polar(cx, cy, r * rng.between(0.1, 0.9), i * 137.5);
    const k = r * rng.between(0.035, 0.12);
    return (
      disc(x, y, k, sea) +
      `<path d="${d`M${x - k} ${y}A${k} ${k} 0 0 1 ${x + k} ${y}`}" fill="none" stroke="${tone.at(tone.night ? 0.56 : 0.72)}" stroke-width="4"/>`
    );
  });
  const phase = (x: number, y: number, k: number, share: number): string => {
    const bulge = Math.abs(Math.cos(share * Math.PI * 2)) * k;
    const waxing = share < 0.5;
    const inner = (share < 0.25 || share > 0.75) === waxing ? 0 : 1;
    return (
      disc(x, y, k, tone.at(0.3)) +
      (share < 0.02
        ? ''
        : shape(
            d`M${x} ${y - k}A${k} ${k} 0 0 ${waxing ? 1 : 0} ${x} ${y + k}A${bulge} ${k} 0 0 ${inner} ${x} ${y - k}Z`,
            tone.at(0.9),
          ))
    );
  };
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.04 : 0.12)) +
    starfield(s, 90, h, tone.at(0.5)) +
    repeat(5, () =>
      star(
        w * rng.between(0.08, 0.92),
        h * rng.between(0.08, 0.92),
        h * rng.between(0.014, 0.026),
        tone.at(0.66),
      ),
    ) +
    repeat(3, (i) => ring(cx, cy, r * (1.14 + i * 0.14), tone.at(0.34 - i * 0.06), 4)) +
    shape(path, lit) +
    clipped(
      s,
      path,
      repeat(4, (i) =>
        ellipse(
          cx + rng.between(-0.6, 0.6) * r,
          cy + (i - 1.5) * r * 0.4,
          r * rng.between(0.18, 0.42),
          r * rng.between(0.12, 0.24),
          sea,
        ),
      ) +
        craters +
        `<path d="${discPath(cx, cy, r * 1.02)}${discPath(cx - shade * r * rng.between(0.34, 0.6), cy - r * 0.12, r * 1.12)}" fill-rule="evenodd" fill="${tone.at(tone.night ? 0.2 : 0.86)}"/>`,
    ) +
    (phases
      ? line(w / 2 - h * 0.36, h * 0.84, w / 2 + h * 0.36, h * 0.84, tone.at(0.4), 3) +
        repeat(7, (i) =>
          phase(
            w / 2 + (i - 3) * h * 0.12,
            h * 0.84,
            h * (i === 3 ? 0.05 : 0.042),
            0.08 + i * 0.14,
          ),
        )
      : '')
  );
}
