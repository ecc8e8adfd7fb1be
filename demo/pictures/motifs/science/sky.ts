import { clipped, d, disc, discPath, ellipse, line, repeat, ring, shape } from '../../draw.ts';
import { all, sketch } from '../../parts/canvas.ts';
import { star } from '../../parts/sky.ts';

/** A banded planet with its four moons in a line. */
export const jupiter = sketch(
  (s, ink) =>
    all(ink(0.9, 0.05)) +
    repeat(60, () =>
      disc(
        s.rng.between(-700, 700),
        s.rng.between(-700, 700),
        s.rng.pick([3, 4, 6]),
        ink(0.4, 0.6),
      ),
    ) +
    repeat(5, () =>
      star(
        s.rng.between(-440, 440),
        s.rng.between(-460, -260),
        s.rng.between(14, 26),
        ink(0.3, 0.7),
      ),
    ) +
    [330, 440, 560].map((r, i) => ring(0, 40, r, ink(0.74 - i * 0.03, 0.2), 3)).join('') +
    disc(0, 40, 250, ink(0.12, 0.9)) +
    clipped(
      s,
      discPath(0, 40, 250),
      [
        [-200, 40],
        [-110, 54],
        [-20, 30],
        [60, 66],
        [170, 40],
      ]
        .map(([y = 0, tall = 0], i) =>
          shape(
            d`M-300 ${y + 40}Q-100 ${y + 20} 0 ${y + 40}T300 ${y + 40}V${y + 40 + tall}Q100 ${y + 60 + tall} 0 ${y + 40 + tall}T-300 ${y + 40 + tall}Z`,
            ink(i % 2 ? 0.34 : 0.5, i % 2 ? 0.7 : 0.54),
          ),
        )
        .join('') +
        ellipse(90, 150, 74, 40, ink(0.66, 0.4)) +
        ellipse(90, 150, 50, 24, ink(0.4, 0.6)) +
        `<path d="${discPath(0, 40, 260)}${discPath(-90, -10, 290)}" fill-rule="evenodd" fill="${ink(0.74, 0.2)}"/>`,
    ) +
    line(-900, 40, -252, 40, ink(0.5, 0.4), 3) +
    line(252, 40, 900, 40, ink(0.5, 0.4), 3) +
    [
      [-400, 26],
      [-310, 20],
      [316, 34],
      [404, 22],
    ]
      .map(
        ([x = 0, r = 0]) =>
          disc(x, 40, r, ink(0.04, 0.97)) +
          disc(x + r * 0.3, 40 + r * 0.3, r * 0.55, ink(0.3, 0.74)),
      )
      .join(''),
);
