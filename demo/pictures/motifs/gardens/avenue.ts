import { archPath } from '../../parts/arches.ts';
import { type Stage, d, ellipse, rect, repeat, shape } from '../../draw.ts';
import { cypress, hills } from '../../parts/nature.ts';
import { cloud, sun, sunKinds } from '../../parts/sky.ts';

/** An avenue of cypresses that ends at a house. */
export function avenue(s: Stage): string {
  const { w, h, rng, tone } = s;
  const vx = w * rng.between(0.44, 0.56);
  const vy = h * rng.between(0.58, 0.64);
  const house = h * 0.15;
  let out = rect(0, 0, w, h, tone.at(0.08));
  out += sun(
    s,
    vx,
    vy - h * rng.between(0.16, 0.24),
    h * rng.between(0.13, 0.17),
    rng.pick(sunKinds),
    tone.at(0.46),
  );
  out +=
    cloud(w * rng.between(0.15, 0.3), h * 0.24, h * 0.3, tone.at(tone.night ? 0.16 : 0)) +
    cloud(w * rng.between(0.7, 0.9), h * 0.33, h * 0.26, tone.at(tone.night ? 0.16 : 0));
  out +=
    hills(s, vy - h * 0.05, h * 0.04, tone.at(0.22), 5) + hills(s, vy, h * 0.015, tone.at(0.36), 4);
  out += rect(
    vx - house / 2,
    vy - house * 0.56,
    house,
    house * 0.6,
    tone.at(tone.night ? 0.86 : 0.02),
  );
  out += shape(
    d`M${vx - house * 0.58} ${vy - house * 0.56}L${vx - house * 0.3} ${vy - house * 0.78}H${vx + house * 0.3}L${vx + house * 0.58} ${vy - house * 0.56}Z`,
    tone.at(0.84),
  );
  out +=
    repeat(4, (i) =>
      rect(
        vx - house * 0.4 + i * house * 0.23,
        vy - house * 0.44,
        house * 0.1,
        house * 0.14,
        tone.at(0.6),
      ),
    ) +
    shape(
      archPath(vx - house * 0.08, vy + house * 0.04, house * 0.16, house * 0.28),
      tone.at(0.84),
    );
  out += rect(0, vy + h * 0.01, w, h, tone.at(0.5));
  out += repeat(6, (i) =>
    rect(
      0,
      vy + h * 0.012 + h * 0.4 * (i / 6) ** 1.8,
      w,
      h * 0.012 * (0.4 + i * 0.3),
      tone.at(0.56),
    ),
  );
  out += shape(
    d`M${vx - h * 0.014} ${vy + h * 0.01}L${vx - h * 0.34} ${h}H${vx + h * 0.34}L${vx + h * 0.014} ${vy + h * 0.01}Z`,
    tone.at(tone.night ? 0.76 : 0.08),
  );
  const trees = rng.int(5, 6);
  for (let i = trees - 1; i >= 0; i -= 1) {
    const k = 0.62 ** i;
    const y = vy + h * 0.012 + h * 0.44 * k;
    const tall = h * 1.05 * k;
    out += repeat(2, (j) => {
      const x = vx + (j ? 1 : -1) * h * 0.47 * k;
      return (
        ellipse(x + h * 0.1 * k, y, h * 0.16 * k, h * 0.02 * k, tone.at(tone.night ? 0.3 : 0.66)) +
        cypress(x, y, tall, tone.at(0.74), tone.at(0.94))
      );
    });
  }
  return out;
}
