import {
  type Stage,
  boxPath,
  clipped,
  d,
  disc,
  flipped,
  line,
  rect,
  repeat,
  shape,
} from '../../draw.ts';
import { campanile, dome } from '../../parts/buildings.ts';
import { ripples } from '../../parts/nature.ts';
import { birds, star, sun, sunKinds } from '../../parts/sky.ts';

/** The lagoon: mooring posts, a boat, a town on the horizon. */
export function lagoon(s: Stage): string {
  const { w, h, rng, tone } = s;
  const horizon = h * rng.between(0.5, 0.56);
  const sunX = w * rng.between(0.3, 0.7);
  const r = h * rng.between(0.13, 0.17);
  const town = w * rng.between(0.62, 0.8);
  const look = {
    skin: tone.at(0.3),
    shade: tone.at(0.44),
    rib: tone.at(0.6),
    rise: 1.1,
    ribs: 6,
    oculi: 5,
    lantern: true,
    side: 1,
  };
  let houses = '';
  for (let x = town - h * 0.3; x < town + h * 0.26; x += h * 0.055) {
    const tall = h * rng.between(0.02, 0.055);
    houses += rect(x, horizon - tall, h * 0.056, tall, tone.at(rng.pick([0.3, 0.38, 0.44])));
  }
  const boat = h * rng.between(0.2, 0.26);
  const bx = w * rng.between(0.5, 0.58);
  const by = h * rng.between(0.72, 0.78);
  const hull =
    shape(
      d`M${bx - boat * 1.25} ${by - boat * 0.34}C${bx - boat * 1.1} ${by + boat * 0.06} ${bx - boat * 0.5} ${by + boat * 0.12} ${bx} ${by + boat * 0.12}C${bx + boat * 0.6} ${by + boat * 0.12} ${bx + boat * 1.1} ${by} ${bx + boat * 1.2} ${by - boat * 0.3}C${bx + boat} ${by - boat * 0.04} ${bx + boat * 0.5} ${by - boat * 0.02} ${bx} ${by - boat * 0.02}C${bx - boat * 0.5} ${by - boat * 0.02} ${bx - boat * 1.05} ${by - boat * 0.02} ${bx - boat * 1.17} ${by - boat * 0.46}h${-boat * 0.14}v${boat * 0.05}h${boat * 0.07}Z`,
      tone.at(0.96),
    ) +
    shape(
      d`M${bx + boat * 0.5} ${by - boat * 0.03}C${bx + boat * 0.46} ${by - boat * 0.3} ${bx + boat * 0.5} ${by - boat * 0.5} ${bx + boat * 0.57} ${by - boat * 0.54}C${bx + boat * 0.66} ${by - boat * 0.5} ${bx + boat * 0.68} ${by - boat * 0.3} ${bx + boat * 0.66} ${by - boat * 0.04}Z`,
      tone.at(0.8),
    ) +
    disc(bx + boat * 0.575, by - boat * 0.62, boat * 0.07, tone.at(0.96)) +
    rect(bx + boat * 0.48, by - boat * 0.68, boat * 0.2, boat * 0.03, tone.at(0.7)) +
    line(
      bx + boat * 0.62,
      by - boat * 0.36,
      bx + boat * 0.1,
      by + boat * 0.34,
      tone.at(0.96),
      h * 0.007,
    );
  const posts = rng.int(2, 3);
  const px = w * rng.between(0.09, 0.13);
  const out =
    rect(0, 0, w, horizon, tone.at(tone.night ? 0.04 : 0.1)) +
    (tone.night
      ? repeat(9, () =>
          star(
            w * rng.next(),
            horizon * 0.7 * rng.next(),
            h * rng.between(0.008, 0.018),
            tone.at(0.6),
          ),
        )
      : birds(s, w * 0.3, h * 0.2, h * 0.022, tone.at(0.8))) +
    sun(s, sunX, horizon - r * rng.between(0.5, 1.2), r, rng.pick(sunKinds), tone.at(0.56)) +
    campanile(town - h * 0.1, horizon, h * 0.036, h * 0.26, tone.at(0.38), tone.at(0.56), 'spire') +
    dome(s, town + h * 0.06, horizon - h * 0.03, h * 0.065, look) +
    houses +
    rect(0, horizon, w, h - horizon, tone.at(tone.night ? 0.24 : 0.34)) +
    rect(0, horizon - 2, w, h * 0.006, tone.at(0.66)) +
    ripples(s, sunX, horizon + h * 0.02, h, h * 0.2, tone.at(tone.night ? 0.62 : 0.08)) +
    ripples(s, w * 0.8, horizon + h * 0.06, h, h * 0.16, tone.at(0.5)) +
    ripples(s, w * 0.12, horizon + h * 0.06, h, h * 0.14, tone.at(0.5)) +
    hull +
    repeat(posts, (i) => {
      const x = px + i * h * 0.07;
      const top = h * (0.48 + (i % 2) * 0.06);
      return (
        rect(x, top, h * 0.034, h - top, tone.at(0.9)) +
        clipped(
          s,
          boxPath(x, top, h * 0.034, h * 0.32),
          repeat(7, (j) =>
            shape(
              d`M${x - 5} ${top + j * h * 0.06 + h * 0.03}l${h * 0.05} ${-h * 0.03}v${h * 0.026}l${-h * 0.05} ${h * 0.03}Z`,
              tone.at(0.3),
            ),
          ),
        ) +
        disc(x + h * 0.017, top, h * 0.024, tone.at(0.62))
      );
    });
  return rng.chance(0.5) ? flipped(out, w / 2) : out;
}
