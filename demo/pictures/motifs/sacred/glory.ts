import { d, disc, line, polar, rect, repeat, ring, shape, stroke } from '../../draw.ts';
import { all, ridge, sketch } from '../../parts/canvas.ts';
import { robed } from '../../parts/figures.ts';
import { clothOf, pale } from './saints.ts';

/** Three crosses on the hill, under a darkened sun. */
export const crucifixion = sketch((s, ink) => {
  const wood = ink(0.95, 0.06);
  const cross = (x: number, base: number, tall: number, wide: number): string =>
    rect(x - tall * 0.022, base - tall, tall * 0.044, tall, wood) +
    rect(x - wide / 2, base - tall * 0.86, wide, tall * 0.044, wood);
  const body = ink(0.02, 0.97);
  return (
    all(ink(0.5, 0.4)) +
    disc(0, -190, 330, ink(0.36, 0.54)) +
    disc(0, -190, 230, ink(0.2, 0.7)) +
    ridge(s, 230, 30, ink(0.66, 0.26), 4) +
    cross(-290, 300, 470, 230) +
    cross(290, 300, 470, 230) +
    cross(0, 330, 760, 420) +
    stroke('M-150 -300Q-70 -270 -24 -244Q24 -270 150 -300', body, 26, true) +
    shape('M-40 -256Q0 -236 40 -256L26 -90Q0 -70 -26 -90Z', body) +
    shape('M-34 -110H34L30 -40Q0 -20 -30 -40Z', ink(0.3, 0.7)) +
    stroke('M-10 -60L-4 130M12 -60L6 130', body, 24, true) +
    disc(-6, -300, 34, body) +
    ring(-6, -300, 56, ink(0.06, 0.9), 7) +
    shape('M-900 900V340Q-300 250 0 270Q300 250 900 340V900Z', ink(0.82, 0.16)) +
    robed({
      x: -150,
      base: 420,
      tall: 330,
      cloth: clothOf(ink, 1),
      veil: true,
      halo: ink(0.3, 0.8),
      bow: 1,
    }) +
    robed({ x: 150, base: 420, tall: 330, cloth: clothOf(ink, 2), halo: ink(0.3, 0.8), bow: -1 })
  );
});

/** The judge in his mandorla among the risen. */
export const judgement = sketch((_s, ink) => {
  /** Heads and shoulders in a circle around the judge. */
  const ringOf = (count: number, r: number, size: number): string =>
    repeat(count, (i) => {
      const [x, y] = polar(0, -60, r, ((i + 0.5) * 360) / count);
      const { robe, skin, hair } = clothOf(ink, i);
      return (
        shape(
          d`M${x - size} ${y + size * 2}V${y + size}A${size} ${size} 0 0 1 ${x + size} ${y + size}V${y + size * 2}Z`,
          robe,
        ) +
        disc(x, y - size * 0.4, size * 0.78, ink(0.24, 0.6)) +
        disc(x, y - size * 0.4, size * 0.56, hair) +
        disc(x, y - size * 0.28, size * 0.44, skin)
      );
    });
  return (
    all(ink(0.46, 0.2)) +
    repeat(24, (i) =>
      line(...polar(0, -60, 260, i * 15), ...polar(0, -60, 1200, i * 15), ink(0.4, 0.25), 14),
    ) +
    ringOf(26, 640, 66) +
    ringOf(22, 480, 58) +
    ringOf(16, 330, 50) +
    shape('M0 -380C180 -260 190 120 0 290C-190 120 -180 -260 0 -380Z', ink(0.2, 0.5)) +
    stroke('M0 -380C180 -260 190 120 0 290C-190 120 -180 -260 0 -380Z', ink(0.04, 0.9), 10) +
    robed({
      x: 0,
      base: 230,
      tall: 480,
      cloth: pale(ink),
      halo: ink(0.06, 0.84),
      hands: [
        [-150, -40],
        [140, -300],
      ],
    })
  );
});

/** A saint taken up in glory, with the pilgrim's staff. */
export const glory = sketch(
  (s, ink) =>
    all(ink(0.42, 0.2)) +
    repeat(32, (i) =>
      line(
        ...polar(0, -90, 190, i * 11.25),
        ...polar(0, -90, i % 2 ? 560 : 1000, i * 11.25),
        ink(0.3, 0.34),
        12,
      ),
    ) +
    disc(0, -90, 300, ink(0.16, 0.56)) +
    robed({
      x: 0,
      base: 330,
      tall: 700,
      cloth: clothOf(ink, 1),
      beard: true,
      halo: ink(0.04, 0.9),
      hands: [
        [-190, 40],
        [170, -210],
      ],
    }) +
    line(-190, -330, -196, 420, ink(0.9, 0.1), 18) +
    disc(-190, -300, 26, ink(0.9, 0.1)) +
    repeat(7, (i) =>
      disc(-420 + i * 140, 400 + s.rng.between(-20, 30), s.rng.between(90, 130), ink(0.1, 0.8)),
    ) +
    repeat(6, (i) => disc(-350 + i * 140, 470, 100, ink(0.22, 0.66))),
);
