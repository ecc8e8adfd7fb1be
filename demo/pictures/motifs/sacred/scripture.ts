import { d, line, rect, repeat, ring, shape, stroke } from '../../draw.ts';
import { all, below, ridge, sketch } from '../../parts/canvas.ts';
import { robed } from '../../parts/figures.ts';
import { posed } from '../../parts/poses.ts';
import { clothOf } from './saints.ts';

/** The two who leave the garden, bent, with the angel's sword behind them. */
export const expulsion = sketch((_s, ink) => {
  const flesh = { fill: ink(0.04, 0.95), shade: ink(0.24, 0.74), hair: ink(0.86, 0.3), girth: 96 };
  return (
    all(ink(0.34, 0.2)) +
    shape('M-900 -900H-230V-330A0 0 0 0 1 -230 -330V900H-900Z', ink(0.6, 0.44)) +
    shape('M-500 900V-120A120 120 0 0 1 -260 -120V900Z', ink(0.86, 0.1)) +
    repeat(9, (i) => line(-230, -120 + i * 14, 120 + i * 40, -330 + i * 36, ink(0.2, 0.5), 5)) +
    below(330, ink(0.5, 0.34)) +
    shape(
      'M40 -320C-60 -420 -160 -420 -250 -390C-180 -350 -120 -280 30 -250ZM80 -320C180 -420 300 -420 400 -390C330 -330 220 -260 90 -250Z',
      ink(0.72, 0.6),
    ) +
    robed({
      x: 60,
      base: -110,
      tall: 300,
      cloth: clothOf(ink, 1),
      halo: ink(0.1, 0.9),
      bow: -1,
      hands: [[-40, -250]],
    }) +
    line(-40, -250, -200, -190, ink(0.02, 0.98), 14) +
    line(-70, -270, -36, -206, ink(0.02, 0.98), 12) +
    posed(
      {
        head: [-56, -60],
        neck: [-76, 0],
        hip: [-110, 170],
        arms: [
          [
            [-20, 70],
            [-36, -20],
          ],
          [
            [-10, 60],
            [-50, -40],
          ],
        ],
        legs: [
          [
            [-150, 260],
            [-190, 390],
            [-140, 396],
          ],
          [
            [-60, 270],
            [-90, 410],
            [-34, 416],
          ],
        ],
      },
      flesh,
    ) +
    posed(
      {
        head: [236, -90],
        neck: [200, -30],
        hip: [170, 150],
        arms: [
          [
            [130, 60],
            [190, 30],
          ],
          [
            [256, 70],
            [180, 130],
          ],
        ],
        legs: [
          [
            [120, 250],
            [70, 390],
            [124, 396],
          ],
          [
            [226, 260],
            [196, 410],
            [256, 416],
          ],
        ],
      },
      { ...flesh, hair: ink(0.7, 0.44) },
    ) +
    stroke('M206 -70C150 -20 150 60 146 110', ink(0.7, 0.44), 34, true)
  );
});

/** The keys, handed over on the great square before the temple. */
export const keys = sketch((s, ink) => {
  const key = (x: number): string =>
    ring(x, -40, 26, ink(0.9, 0.1), 14) +
    line(x, -12, x, 110, ink(0.9, 0.1), 14) +
    rect(x, 70, 40, 14, ink(0.9, 0.1)) +
    rect(x, 96, 30, 14, ink(0.9, 0.1));
  const flag = (k: number): string => d`M0 -160L${k * 900} 900H${(k - 0.32) * 900}Z`;
  return (
    all(ink(0.1, 0.12)) +
    ridge(s, -180, 50, ink(0.24, 0.22), 5) +
    below(-140, ink(0.34, 0.3)) +
    [-1.6, -0.9, -0.3, 0.3, 0.9, 1.6].map((k) => shape(flag(k), ink(0.24, 0.4))).join('') +
    [-100, -50, 40, 180]
      .map((y) => rect(-900, y, 1800, 8 + (y + 140) / 26, ink(0.44, 0.24)))
      .join('') +
    rect(-190, -150, 380, 24, ink(0.5, 0.5)) +
    rect(-150, -290, 300, 150, ink(0.02, 0.9)) +
    rect(40, -290, 110, 150, ink(0.2, 0.7)) +
    [-110, -20, 84]
      .map((x) => shape(`M${x - 22} -140V-210A22 22 0 0 1 ${x + 22} -210V-140Z`, ink(0.84, 0.1)))
      .join('') +
    shape('M-170 -290L-90 -350H90L170 -290Z', ink(0.6, 0.5)) +
    shape('M-90 -350C-90 -450 90 -450 90 -350Z', ink(0.76, 0.36)) +
    line(0, -426, 0, -470, ink(0.76, 0.5), 12) +
    robed({
      x: -180,
      base: 430,
      tall: 560,
      cloth: {
        robe: ink(0.06, 0.94),
        shade: ink(0.26, 0.7),
        skin: ink(0.02, 0.97),
        hair: ink(0.76, 0.3),
      },
      halo: ink(0.2, 0.84),
      beard: true,
      bow: 0.6,
      hands: [[-60, 10]],
    }) +
    robed({
      x: 170,
      base: 450,
      tall: 460,
      cloth: clothOf(ink, 1),
      halo: ink(0.2, 0.84),
      beard: true,
      bow: -0.8,
      hands: [[10, 96]],
    }) +
    key(-36)
  );
});
