import { type Stage, at, clipped, boxPath, disc, rect, repeat, stroke } from '../draw.ts';
import { head } from '../portraits/head.ts';
import { marble } from '../portraits/inks.ts';
import type { Traits } from '../portraits/traits.ts';
import { leaf } from '../parts/nature.ts';
import { inset, wall } from './wall.ts';

/** A tablet of stone or clay, with what is cut beside the head. */
const tablet =
  (traits: Traits, beside: (s: Stage) => string) =>
  (s: Stage): string => {
    const { w, h, tone } = s;
    const night = tone.night;
    const x = w * 0.17;
    const y = h * 0.09;
    const size = h * 0.66;
    const carved = (inner: Stage): string =>
      rect(0, 0, inner.w, inner.h, tone.at(night ? 0.36 : 0.56)) +
      at(head(inner, traits, marble(s)), inner.w * 0.58, inner.h * 0.5, 1.14) +
      beside(inner);
    return (
      wall(s) +
      rect(x + 14, y + 20, size, size * 1.12, tone.at(night ? 0.02 : 0.5)) +
      rect(x, y, size, size * 1.12, tone.at(night ? 0.74 : 0.16)) +
      clipped(
        s,
        boxPath(x + 34, y + 34, size - 68, size * 1.12 - 68),
        inset(s, carved, x + 34, y + 34, size - 68, size * 1.12 - 68),
      ) +
      stroke(boxPath(x + 34, y + 34, size - 68, size * 1.12 - 68), tone.at(night ? 0.3 : 0.66), 7) +
      [x + 17, x + size - 17]
        .map(
          (px) =>
            disc(px, y + 17, 7, tone.at(0.7)) + disc(px, y + size * 1.12 - 17, 7, tone.at(0.7)),
        )
        .join('')
    );
  };

/** A votive tablet: a goddess with the ears of her corn. */
export const votive = (s: Stage): string =>
  tablet(
    { sex: 'woman', age: 'young', hair: 'bun', headwear: 'veil', dress: 'tunic' },
    ({ tone }) => {
      const ear = tone.at(tone.night ? 0.94 : 0.02);
      const line = tone.at(tone.night ? 0.3 : 0.7);
      return repeat(3, (i) =>
        at(
          stroke('M0 520V-60', ear, 13) +
            repeat(
              5,
              (j) =>
                at(leaf(96, 24, ear, line), 0, 10 - j * 62, 1, 34) +
                at(leaf(96, 24, ear, line), 0, 10 - j * 62, 1, -34),
            ) +
            at(leaf(96, 24, ear, line), 0, -280),
          150 + i * 60,
          540 - (i % 2) * 60,
          0.84,
          -16 + i * 13,
        ),
      );
    },
  )(s);

/** A poet at his desk, cut in marble. */
export const lectern = (s: Stage): string =>
  tablet(
    { sex: 'man', age: 'grown', beard: 'none', hair: 'long', headwear: 'hood', dress: 'gown' },
    ({ h, tone }) => {
      const stone = tone.at(tone.night ? 0.9 : 0.04);
      const line = tone.at(tone.night ? 0.3 : 0.7);
      return at(
        rect(-170, 0, 340, 36, stone) +
          rect(-24, 36, 48, 500, tone.at(tone.night ? 0.74 : 0.2)) +
          `<path d="M-150 0L-120 -210L0 -190L130 -220L160 0Z" fill="${stone}"/>` +
          stroke(
            'M0 -190L4 0M-96 -170L-20 -158M-102 -130L-18 -118M-108 -90L-16 -80M-114 -50L-14 -42M30 -160L108 -176M32 -120L114 -134M34 -80L120 -92M36 -42L126 -52',
            line,
            9,
          ),
        176,
        h * 0.78,
        1,
        -8,
      );
    },
  )(s);
