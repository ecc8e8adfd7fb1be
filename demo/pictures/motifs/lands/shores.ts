import { d, disc, line, polar, rect, repeat, shape, stroke } from '../../draw.ts';
import { all, ridge, sketch } from '../../parts/canvas.ts';

/** Something is sent out from a mast on the hill, over the vines. */
export const wireless = sketch(
  (s, ink) =>
    all(ink(0.1, 0.06)) +
    repeat(6, (i) =>
      stroke(
        d`M${-110 - i * 80} ${-330 - i * 30}A${150 + i * 96} ${150 + i * 96} 0 0 0 ${-110 - i * 80} ${-70 + i * 90}M${110 + i * 80} ${-330 - i * 30}A${150 + i * 96} ${150 + i * 96} 0 0 1 ${110 + i * 80} ${-70 + i * 90}`,
        ink(0.5 - i * 0.06, 0.66 - i * 0.08),
        18,
        true,
      ),
    ) +
    ridge(s, 130, 40, ink(0.3, 0.2), 4) +
    shape('M-900 330C-400 230 -200 130 0 130C200 130 400 230 900 330V900H-900Z', ink(0.56, 0.34)) +
    repeat(7, (i) =>
      stroke(d`M-900 ${400 + i * 40}Q0 ${170 + i * 66} 900 ${400 + i * 40}`, ink(0.7, 0.24), 14),
    ) +
    repeat(7, (i) =>
      repeat(9 - i, (j) =>
        disc(
          (j - (8 - i) / 2) * (70 + i * 22),
          214 + i * 50 + Math.abs(j - (8 - i) / 2) * 10,
          15 + i * 3,
          ink(0.84, 0.14),
        ),
      ),
    ) +
    stroke(
      'M0 150V-330M-70 150L0 -250L70 150M-46 30H46M-30 -70H30M-58 90L46 30L-30 -70M58 90L-46 30L30 -70',
      ink(0.94, 0.9),
      14,
      true,
    ) +
    stroke('M0 -330L-260 140M0 -330L260 140', ink(0.7, 0.7), 4) +
    disc(0, -350, 30, ink(0.94, 0.9)) +
    repeat(8, (i) =>
      line(...polar(0, -350, 44, i * 45), ...polar(0, -350, 76, i * 45), ink(0.94, 0.9), 9),
    ) +
    rect(-420, 160, 190, 130, ink(0.04, 0.9)) +
    rect(-300, 160, 70, 130, ink(0.26, 0.66)) +
    shape('M-440 164L-326 90L-210 164Z', ink(0.8, 0.5)) +
    [-390, -340].map((x) => rect(x, 200, 26, 40, ink(0.9, 0.1))).join(''),
);
