import { at, d, disc, line, rect, repeat, shape, stroke } from '../../draw.ts';
import { band } from '../../parts/bands.ts';
import { across, all, below, sketch } from '../../parts/canvas.ts';
import { column, columnLook } from '../../parts/columns.ts';
import { robed } from '../../parts/figures.ts';

/** A rite in a painted room: veiled women before a wall of one colour. */
export const mysteries = sketch((_s, ink) => {
  const cloth = (i: number) => ({
    robe: [ink(0.04, 0.95), ink(0.4, 0.6), ink(0.5, 0.5)][i] ?? ink(0.5),
    shade: [ink(0.26, 0.7), ink(0.24, 0.76), ink(0.34, 0.66)][i] ?? ink(0.6),
    skin: ink(0.1, 0.9),
    hair: ink(0.92, 0.2),
  });
  return (
    all(ink(0.7, 0.34)) +
    [-460, -150, 150, 430].map((x) => rect(x, -420, 30, 740, ink(0.92, 0.12))).join('') +
    across(-460, 60, ink(0.92, 0.12)) +
    band('meander', -900, -446, 1800, 34, ink(0.3, 0.7)) +
    below(320, ink(0.5, 0.5)) +
    across(316, 12, ink(0.04, 0.95)) +
    band('waves', -900, 400, 1800, 60, ink(0.9, 0.16)) +
    robed({
      x: -330,
      base: 350,
      tall: 620,
      cloth: cloth(2),
      veil: true,
      bow: 1,
      hands: [[-230, -20]],
    }) +
    robed({
      x: -120,
      base: 340,
      tall: 600,
      cloth: cloth(0),
      hands: [
        [-220, -40],
        [-20, -60],
      ],
      bow: -0.6,
    }) +
    shape('M-40 -70H60L40 -20H-20Z', ink(0.04, 0.95)) +
    [-20, 10, 40].map((x) => disc(x, -80, 15, ink(0.94, 0.14))).join('') +
    robed({
      x: 120,
      base: 360,
      tall: 570,
      cloth: cloth(1),
      veil: true,
      hands: [
        [30, 0],
        [210, 40],
      ],
      bow: 0.6,
    }) +
    robed({
      x: 330,
      base: 340,
      tall: 600,
      cloth: cloth(0),
      hands: [
        [230, -330],
        [430, -300],
      ],
      bow: -1,
    }) +
    stroke('M220 -340C250 -470 410 -460 440 -310C470 -200 460 -100 420 0', ink(0.2, 0.8), 34, true)
  );
});

/** Strokes of the letters of the inscription, each in a box of 60 × 100 above y = 0. */
const letters: Record<string, string> = {
  M: 'M0 0V-100L30 -30L60 -100V0',
  A: 'M0 0L30 -100L60 0M12 -36H48',
  G: 'M58 -80Q46 -100 30 -100C-10 -100 -10 0 30 0Q58 0 58 -30V-46H36',
  R: 'M6 0V-100H30C66 -100 66 -50 30 -50H6M28 -50L60 0',
  I: 'M30 0V-100',
  P: 'M6 0V-100H30C66 -100 66 -46 30 -46H6',
  L: 'M10 -100V0H54',
  F: 'M10 0V-100H54M10 -54H44',
};

/** Whose temple it is, in bronze letters under the gable. */
export const inscription = sketch((s, ink) => {
  const stone = ink(0.04, 0.92);
  const shade = ink(0.28, 0.66);
  const look = columnLook(s, 1);
  return (
    all(ink(0.5, 0.14)) +
    shape('M-900 -60L0 -420L900 -60Z', stone) +
    shape('M-700 -80L0 -352L700 -80Z', shade) +
    stroke('M-900 -66L0 -426L900 -66', ink(0.56, 0.44), 22) +
    repeat(25, (i) =>
      disc(-288 + i * 24, -100 - (150 - Math.abs(i - 12) * 10), 5, ink(0.5, 0.46)),
    ) +
    across(-76, 30, stone) +
    across(-46, 14, ink(0.56, 0.44)) +
    across(-32, 190, ink(0.12, 0.84)) +
    [...'MAGRIPPALF']
      .map((letter, i) =>
        at(
          stroke(letters[letter] ?? '', ink(0.9, 0.14), 14),
          -472 + i * 88 + (i > 0 ? 24 : 0) + (i > 7 ? 24 : 0) + (i > 8 ? 20 : 0),
          114,
        ),
      )
      .join('') +
    [-376, 264, 372].map((x) => shape(d`M${x - 14} 64h24l-12 20Z`, ink(0.9, 0.14))).join('') +
    across(158, 14, ink(0.56, 0.44)) +
    across(172, 30, stone) +
    across(202, 10, shade) +
    below(210, ink(0.84, 0.06)) +
    [-620, -310, 0, 310, 620].map((x) => column('corinthian', x, 1200, 130, 990, look)).join('') +
    line(-900, 211, 900, 211, ink(0.5, 0.46), 5)
  );
});
