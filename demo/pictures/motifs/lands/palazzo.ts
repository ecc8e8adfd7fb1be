import { arcade, archPath } from '../../parts/arches.ts';
import { cornice } from '../../parts/buildings.ts';
import { type Stage, d, disc, line, rect, repeat, shape } from '../../draw.ts';
import { neighbours, setting } from '../../parts/setting.ts';

interface Front {
  /** Arches along the street instead of windows. */
  portico: boolean;
  crown: 'tower' | 'clock' | 'urns';
}

const palace =
  ({ portico, crown }: Front) =>
  (s: Stage): string => {
    const { w, h, rng } = s;
    const floor = h * 0.86;
    const { back, fore, ink } = setting(s, floor);
    const half = h * rng.between(0.52, 0.6);
    const cx = w / 2;
    const tall = h * rng.between(0.5, 0.58);
    const bays = rng.pick([7, 9]);
    const step = (half * 2) / bays;
    const ground = tall * 0.4;
    const upper = (tall - ground) / 2;
    const gable = rng.chance(0.5);
    const windowAt = (x: number, base: number, i: number): string => {
      const wide = step * 0.42;
      const high = upper * 0.6;
      const head = gable
        ? i % 2
          ? d`M${x - wide * 0.8} ${base - high}L${x} ${base - high - wide * 0.5}L${x + wide * 0.8} ${base - high}Z`
          : d`M${x - wide * 0.8} ${base - high}Q${x} ${base - high - wide * 0.9} ${x + wide * 0.8} ${base - high}Z`
        : d`M${x - wide * 0.7} ${base - high - 8}h${wide * 1.4}v12h${-wide * 1.4}Z`;
      return (
        rect(x - wide / 2 - 7, base - high, wide + 14, high + 6, ink.trim) +
        rect(x - wide / 2, base - high, wide, high, ink.dark) +
        line(x, base - high, x, base, ink.trim, 4) +
        shape(head, ink.trim)
      );
    };
    const courses = portico
      ? ''
      : repeat(6, (i) =>
          rect(cx - half, floor - ground + (i * ground) / 6, half * 2, 4, ink.shade),
        );
    return (
      back +
      neighbours(s, floor, half * 1.12) +
      rect(cx - half, floor - tall, half * 2, tall, ink.wall) +
      courses +
      (portico
        ? arcade(
            s,
            { x: cx - half, base: floor, width: half * 2, height: ground * 0.84, bays },
            {
              opening: archPath,
              pier: 0.26,
              dark: ink.dark,
              reveal: ink.shade,
              trim: ink.trim,
              side: rng.side(),
            },
          )
        : repeat(bays, (i) =>
            i === (bays - 1) / 2
              ? shape(archPath(cx - step * 0.42, floor, step * 0.84, ground * 0.86), ink.trim) +
                shape(archPath(cx - step * 0.3, floor, step * 0.6, ground * 0.76), ink.dark)
              : rect(
                  cx - half + step * (i + 0.5) - step * 0.2,
                  floor - ground * 0.62,
                  step * 0.4,
                  ground * 0.34,
                  ink.dark,
                ) +
                rect(
                  cx - half + step * (i + 0.5) - step * 0.26,
                  floor - ground * 0.28,
                  step * 0.52,
                  8,
                  ink.trim,
                ),
          )) +
      repeat(
        2,
        (row) =>
          repeat(bays, (i) =>
            windowAt(cx - half + step * (i + 0.5), floor - ground - row * upper - upper * 0.16, i),
          ) + rect(cx - half - 8, floor - ground - row * upper - 6, half * 2 + 16, 12, ink.trim),
      ) +
      cornice(cx - half, floor - tall, half * 2, h * 0.034, ink.trim, ink.shade) +
      (crown === 'tower'
        ? rect(cx - h * 0.055, floor - tall - h * 0.3, h * 0.11, h * 0.3, ink.wall) +
          rect(cx + h * 0.02, floor - tall - h * 0.3, h * 0.035, h * 0.3, ink.shade) +
          rect(cx - h * 0.07, floor - tall - h * 0.31, h * 0.14, h * 0.07, ink.wall) +
          rect(cx - h * 0.07, floor - tall - h * 0.246, h * 0.14, 8, ink.trim) +
          repeat(4, (i) =>
            rect(
              cx - h * 0.07 + i * h * 0.0385,
              floor - tall - h * 0.335,
              h * 0.024,
              h * 0.03,
              ink.wall,
            ),
          ) +
          shape(archPath(cx - h * 0.02, floor - tall - h * 0.14, h * 0.04, h * 0.07), ink.dark) +
          repeat(Math.floor((half * 2) / (h * 0.05)), (i) =>
            rect(
              cx - half + i * h * 0.05 + h * 0.01,
              floor - tall - h * 0.05,
              h * 0.03,
              h * 0.034,
              ink.wall,
            ),
          )
        : crown === 'clock'
          ? rect(cx - step * 1.4, floor - tall - h * 0.13, step * 2.8, h * 0.116, ink.wall) +
            disc(cx, floor - tall - h * 0.066, h * 0.042, ink.trim) +
            disc(cx, floor - tall - h * 0.066, h * 0.033, ink.wall) +
            line(cx, floor - tall - h * 0.066, cx, floor - tall - h * 0.092, ink.dark, 5) +
            line(
              cx,
              floor - tall - h * 0.066,
              cx + h * 0.018,
              floor - tall - h * 0.056,
              ink.dark,
              5,
            ) +
            shape(
              d`M${cx - step * 1.6} ${floor - tall - h * 0.13}L${cx} ${floor - tall - h * 0.19}L${cx + step * 1.6} ${floor - tall - h * 0.13}Z`,
              ink.trim,
            )
          : repeat(
              bays + 1,
              (i) =>
                rect(cx - half + i * step - 7, floor - tall - h * 0.07, 14, h * 0.056, ink.wall) +
                disc(cx - half + i * step, floor - tall - h * 0.078, 12, ink.wall),
            )) +
      fore
    );
  };

export const palazzo = palace({ portico: false, crown: 'urns' });

export const arcades = palace({ portico: true, crown: 'urns' });

export const college = palace({ portico: true, crown: 'clock' });

export const academy = palace({ portico: false, crown: 'clock' });

export const townHall = palace({ portico: true, crown: 'tower' });
