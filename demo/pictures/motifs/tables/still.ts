import { at, d, disc, ellipse, rect, repeat, shape, stroke } from '../../draw.ts';
import { across, all, below, sketch } from '../../parts/canvas.ts';
import { leaf } from '../../parts/nature.ts';

/** What lies in a workshop: a palette, brushes, a shell of blue. */
export const workshop = sketch((_s, ink) => {
  const brush = (x: number, turn: number, tip: string): string =>
    at(
      rect(-9, -330, 18, 330, ink(0.56, 0.5)) +
        rect(-13, -390, 26, 66, ink(0.2, 0.86)) +
        shape('M-17 -390C-26 -450 -8 -480 0 -500C8 -480 26 -450 17 -390Z', tip),
      x,
      250,
      1,
      turn,
    );
  return (
    all(ink(0.3, 0.14)) +
    disc(0, -110, 340, ink(0.2, 0.22)) +
    brush(130, -26, ink(0.9, 0.96)) +
    brush(170, -8, ink(0.7, 0.7)) +
    brush(210, 9, ink(0.96, 0.4)) +
    brush(246, 25, ink(0.5, 0.86)) +
    below(290, ink(0.66, 0.34)) +
    across(290, 14, ink(0.86, 0.56)) +
    shape('M100 120H280L264 330H116Z', ink(0.06, 0.94)) +
    shape('M210 120H280L264 330H206Z', ink(0.28, 0.7)) +
    rect(92, 108, 196, 26, ink(0.86, 0.5)) +
    rect(112, 220, 158, 20, ink(0.6, 0.5)) +
    at(
      shape(
        'M-250 20C-260 -130 -110 -210 60 -190C200 -170 270 -90 230 -10C200 50 120 10 90 60C60 120 130 180 20 200C-110 220 -240 150 -250 20Z',
        ink(0.04, 0.95),
      ) +
        ellipse(70, -40, 40, 32, ink(0.3, 0.22)) +
        [
          [-170, -40, 0.95],
          [-110, -120, 0.7],
          [-10, -140, 0.5],
          [-190, 60, 0.24],
          [-110, 130, 0.84],
          [140, -110, 0.6],
        ]
          .map(
            ([x = 0, y = 0, t = 0]) =>
              ellipse(x, y, 44, 38, ink(t, 1 - t * 0.9)) +
              ellipse(x - 10, y - 10, 15, 11, ink(t * 0.6, 1 - t * 0.5)),
          )
          .join(''),
      -150,
      230,
      1,
      -6,
    ) +
    ellipse(330, 410, 90, 36, ink(0.06, 0.95)) +
    ellipse(330, 404, 64, 22, ink(0.95, 0.3))
  );
});

/** Fruit in a basket where a ray falls into the dark, and a knife. */
export const fruitBasket = sketch((_s, ink) => {
  const dark = ink(0.94, 0.05);
  const fruit = (x: number, y: number, r: number, t: number): string =>
    disc(x, y, r, ink(t, 1 - t)) +
    shape(
      d`M${x + r * 0.2} ${y - r * 0.98}A${r} ${r} 0 0 1 ${x} ${y + r}C${x + r * 0.7} ${y + r * 0.4} ${x + r * 0.7} ${y - r * 0.5} ${x + r * 0.2} ${y - r * 0.98}Z`,
      ink(Math.min(1, t + 0.24), Math.max(0, 0.7 - t)),
    );
  return (
    all(dark) +
    shape('M-900 -900H-330L560 330H-420L-900 -240Z', ink(0.66, 0.2)) +
    shape('M-900 -900H-560L330 330H-200Z', ink(0.5, 0.3)) +
    [-40, -16, 16, 44]
      .map((turn, i) => at(leaf(190, 44, ink(0.8, 0.4), dark), -110 + i * 90, -60, 1, turn * 1.6))
      .join('') +
    fruit(-150, -20, 78, 0.3) +
    fruit(160, -30, 82, 0.44) +
    fruit(10, -80, 88, 0.2) +
    fruit(-70, 50, 74, 0.5) +
    fruit(90, 46, 76, 0.24) +
    repeat(15, (i) =>
      disc(
        -210 - (i % 3) * 30 + (i > 8 ? 30 : 0),
        40 + Math.floor(i / 3) * 30,
        23,
        ink(0.7 + (i % 2) * 0.1, 0.5 - (i % 2) * 0.1),
      ),
    ) +
    shape('M-240 90H240L180 300H-180Z', ink(0.36, 0.7)) +
    shape('M60 90H240L180 300H70Z', ink(0.56, 0.5)) +
    repeat(4, (i) =>
      stroke(
        d`M${-230 + i * 16} ${120 + i * 48}` +
          repeat(9, () => d`q${25.6 - i * 1.9} 30 ${51 - i * 3.8} 0`),
        ink(0.76, 0.34),
        11,
      ),
    ) +
    rect(-256, 76, 512, 28, ink(0.24, 0.8)) +
    below(296, ink(0.74, 0.3)) +
    across(296, 16, ink(0.4, 0.66)) +
    at(
      shape('M-10 -24L260 -16Q290 0 250 16L-10 20Z', ink(0.02, 0.98)) +
        shape('M-10 0H270Q276 10 250 16L-10 20Z', ink(0.24, 0.72)) +
        shape('M-170 -24H0V24H-170Q-190 0 -170 -24Z', ink(0.98, 0.5)) +
        disc(-130, 0, 7, ink(0.3, 0.8)) +
        disc(-60, 0, 7, ink(0.3, 0.8)),
      90,
      400,
      1,
      -7,
    )
  );
});
