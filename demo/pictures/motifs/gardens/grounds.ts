import { at, d, disc, rect, repeat, shape, stroke } from '../../draw.ts';
import { all, below, sketch } from '../../parts/canvas.ts';
import { leaf } from '../../parts/nature.ts';

/** Roses that climb over a ruined wall. */
export const roses = sketch((s, ink) => {
  const wall = ink(0.3, 0.6);
  const rose = (x: number, y: number, r: number): string =>
    disc(x, y, r, ink(0.04, 0.95)) +
    stroke(
      d`M${x - r * 0.5} ${y}a${r * 0.5} ${r * 0.5} 0 1 1 ${r * 0.8} ${r * 0.36}a${r * 0.3} ${r * 0.3} 0 1 1 ${-r * 0.4} ${-r * 0.4}`,
      ink(0.5, 0.5),
      r * 0.16,
      true,
    );
  const branch: [number, number][] = [
    [-420, 360],
    [-400, 240],
    [-370, 130],
    [-390, 20],
    [-350, -90],
    [-300, -190],
    [-210, -260],
    [-100, -300],
    [20, -310],
    [-440, 420],
    [-330, 400],
    [-250, 430],
    [120, -290],
    [210, -240],
    [280, -160],
    [330, 400],
    [400, 350],
    [430, 260],
    [400, 170],
    [260, 430],
    [380, 90],
  ];
  return (
    all(ink(0.1, 0.1)) +
    disc(40, -60, 180, ink(0.4, 0.5)) +
    shape('M-900 260Q-300 130 0 190Q300 130 900 260V900H-900Z', ink(0.4, 0.3)) +
    shape(
      'M-450 900V-160L-410 -200L-390 -330L-300 -350L-260 -430L-120 -420L-90 -380L60 -400L90 -440L210 -420L230 -330L330 -300L350 -200L420 -150V900H250V10A250 250 0 0 0 -250 10V900Z',
      wall,
    ) +
    shape('M-250 10A250 250 0 0 1 250 10V60A250 210 0 0 0 -250 60Z', ink(0.56, 0.4)) +
    repeat(9, (i) =>
      repeat(
        3,
        (j) =>
          rect(-440 + j * 64 + (i % 2) * 20, -160 + i * 76, 44, 6, ink(0.46, 0.46)) +
          rect(262 + j * 54 + (i % 2) * 16, -160 + i * 76, 36, 6, ink(0.46, 0.46)),
      ),
    ) +
    below(430, ink(0.8, 0.22)) +
    stroke(
      'M-430 460C-420 300 -360 160 -390 20C-350 -200 -200 -300 20 -310C200 -290 300 -200 330 -100M440 460C400 330 430 200 380 90M-430 440Q-330 380 -220 440M440 440Q340 390 240 440',
      ink(0.86, 0.24),
      15,
      true,
    ) +
    branch
      .map(
        ([x, y], i) =>
          at(leaf(80, 24, ink(0.84, 0.3), ink(0.6, 0.5)), x, y, 1, i * 67) +
          at(leaf(74, 22, ink(0.7, 0.4), ink(0.5, 0.56)), x, y, 1, i * 67 + 140),
      )
      .join('') +
    branch.map(([x, y], i) => rose(x + s.rng.between(-10, 10), y, 30 + (i % 3) * 9)).join('')
  );
});
