import { archPath, pointedPath } from '../../parts/arches.ts';
import { campanile, dome, oculus } from '../../parts/buildings.ts';
import { type Stage, d, disc, line, rect, repeat, shape, stroke } from '../../draw.ts';
import { neighbours, setting } from '../../parts/setting.ts';

/** A church's front and its bell tower, with a dome behind it or without. */
const front =
  (domed: boolean) =>
  (s: Stage): string => {
    const { w, h, rng, tone } = s;
    const floor = h * 0.84;
    const { back, fore, ink } = setting(s, floor);
    const cx = w / 2;
    const half = h * rng.between(0.25, 0.29);
    const tall = h * rng.between(0.29, 0.32);
    const nave = half * 0.56;
    const high = h * rng.between(0.48, 0.53);
    const scrolls = s.variant === 1;
    const side = rng.side();
    const shoulder = scrolls
      ? d`M${cx - half} ${floor - tall}C${cx - half * 0.7} ${floor - tall} ${cx - nave} ${floor - tall - h * 0.03} ${cx - nave} ${floor - high + h * 0.05}H${cx + nave}C${cx + nave} ${floor - tall - h * 0.03} ${cx + half * 0.7} ${floor - tall} ${cx + half} ${floor - tall}Z`
      : d`M${cx - half} ${floor - tall}L${cx - nave} ${floor - tall - h * 0.07}H${cx + nave}L${cx + half} ${floor - tall}Z`;
    const bands = scrolls
      ? ''
      : repeat(9, (i) =>
          rect(cx - half, floor - tall + (i * tall) / 9, half * 2, tall / 22, ink.shade),
        );
    const opening = rng.pick([archPath, pointedPath] as const);
    const look = {
      skin: tone.at(tone.night ? 0.5 : 0.3),
      shade: tone.at(tone.night ? 0.36 : 0.56),
      rib: tone.at(tone.night ? 0.8 : 0.84),
      rise: 1.2,
      ribs: 8,
      oculi: 6,
      lantern: true,
      side: 1,
    };
    const door = (x: number, wide: number, doorTall: number): string =>
      shape(opening(x - wide * 0.68, floor, wide * 1.36, doorTall * 1.12), ink.trim) +
      shape(opening(x - wide / 2, floor, wide, doorTall), ink.dark);
    return (
      back +
      neighbours(s, floor, half * 1.5) +
      (domed
        ? dome(s, cx - side * half * 0.2, floor - high * 0.86, half * 0.62, look) +
          rect(
            cx - side * half * 0.2 - half * 0.6,
            floor - high * 0.86,
            half * 1.2,
            high * 0.86,
            look.skin,
          )
        : '') +
      campanile(
        cx + side * half * 1.26,
        floor,
        h * 0.085,
        h * rng.between(0.62, 0.7),
        tone.at(tone.night ? 0.54 : 0.2),
        tone.at(tone.night ? 0.3 : 0.6),
        rng.pick(['spire', 'flat', 'gable']),
      ) +
      rect(cx - half, floor - tall, half * 2, tall, ink.wall) +
      bands +
      shape(shoulder, ink.wall) +
      rect(cx - nave, floor - high, nave * 2, high, ink.wall) +
      repeat(4, (i) =>
        rect(
          cx -
            nave +
            (i * nave * 2) / 3 -
            h * 0.008 +
            (i === 0 ? h * 0.008 : i === 3 ? -h * 0.008 : 0),
          floor - high,
          h * 0.016,
          high,
          ink.shade,
        ),
      ) +
      shape(
        d`M${cx - nave * 1.12} ${floor - high}L${cx} ${floor - high - h * 0.12}L${cx + nave * 1.12} ${floor - high}Z`,
        ink.wall,
      ) +
      shape(
        d`M${cx - nave * 0.8} ${floor - high - h * 0.012}L${cx} ${floor - high - h * 0.09}L${cx + nave * 0.8} ${floor - high - h * 0.012}Z`,
        ink.shade,
      ) +
      disc(cx, floor - high - h * 0.038, h * 0.018, ink.dark) +
      line(cx, floor - high - h * 0.12, cx, floor - high - h * 0.165, ink.trim, 6) +
      rect(cx - nave * 1.14, floor - high - h * 0.008, nave * 2.28, h * 0.02, ink.trim) +
      rect(cx - half * 1.03, floor - tall - h * 0.012, half * 2.06, h * 0.022, ink.trim) +
      oculus(s, cx, floor - high + h * 0.12, h * 0.062, ink.dark, ink.trim, ink.shade) +
      door(cx, h * 0.11, h * 0.23) +
      door(cx - half * 0.74, h * 0.065, h * 0.15) +
      door(cx + half * 0.74, h * 0.065, h * 0.15) +
      repeat(2, (i) =>
        disc(cx + (i ? 1 : -1) * half * 0.74, floor - tall + h * 0.08, h * 0.026, ink.dark),
      ) +
      stroke(shoulder, ink.trim, 4) +
      repeat(3, (i) =>
        rect(
          cx - half * (1.06 + i * 0.04),
          floor - h * 0.012 + i * h * 0.012,
          half * (2.12 + i * 0.08),
          h * 0.012,
          i % 2 ? ink.shade : ink.wall,
        ),
      ) +
      fore
    );
  };

export const church = front(false);

export const cathedral = front(true);
