import { at, d, disc, ellipse, line, polar, rect, repeat, shape, stroke } from '../../draw.ts';
import { all, below, sketch } from '../../parts/canvas.ts';
import { leaf } from '../../parts/nature.ts';

/** The round garden of simples: four squares in a circle, walled. */
export const physicGarden = sketch((_s, ink) => {
  const bed = ink(0.76, 0.7);
  const path = ink(0.04, 0.06);
  const square = (k: number): string =>
    at(
      rect(-122, -122, 244, 244, bed) +
        [0, 1, 2, 3]
          .map((i) =>
            at(
              rect(-54, -54, 108, 108, path) +
                (k % 2
                  ? rect(-42, -42, 84, 84, bed) + disc(0, 0, 26, path) + disc(0, 0, 15, bed)
                  : repeat(4, (j) =>
                      at(shape('M0 -4L34 -38A48 48 0 0 0 -34 -38Z', bed), 0, 0, 1, j * 90),
                    )),
              (i % 2 ? 1 : -1) * 59,
              (i < 2 ? -1 : 1) * 59,
            ),
          )
          .join(''),
      ...polar(0, 0, 200, 45 + k * 90),
    );
  return (
    all(ink(0.3, 0.16)) +
    repeat(60, (i) =>
      disc(
        ...polar(0, 0, 520 + (i % 3) * 60, i * 6),
        44,
        ink(i % 2 ? 0.6 : 0.5, i % 2 ? 0.4 : 0.5),
      ),
    ) +
    disc(0, 0, 452, ink(0.9, 0.86)) +
    disc(0, 0, 430, ink(0.2, 0.3)) +
    disc(0, 0, 396, ink(0.66, 0.56)) +
    disc(0, 0, 372, path) +
    [0, 1, 2, 3].map((k) => at(rect(-30, -470, 60, 150, path), 0, 0, 1, k * 90)).join('') +
    [0, 1, 2, 3].map((k) => square(k)).join('') +
    [0, 1, 2, 3].map((k) => disc(...polar(0, 0, 344, k * 90 + 45), 15, bed)).join('') +
    disc(0, 0, 66, ink(0.4, 0.4)) +
    disc(0, 0, 48, path) +
    disc(0, 0, 26, ink(0.56, 0.5)) +
    repeat(40, (i) => disc(...polar(0, 0, 412, i * 9), 7, bed))
  );
});

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

/** The mouth of Orcus in the wood, which visitors walk into. */
export const ogre = sketch((_s, ink) => {
  const stone = ink(0.36, 0.66);
  const dark = ink(0.54, 0.48);
  const deep = ink(0.96, 0.04);
  return (
    all(ink(0.16, 0.1)) +
    repeat(9, (i) =>
      line(
        -560 + i * 140,
        -560,
        -560 + i * 140,
        400,
        ink(i % 2 ? 0.34 : 0.26, i % 2 ? 0.2 : 0.16),
        54,
      ),
    ) +
    repeat(9, (i) =>
      ellipse(-560 + i * 140, -470, 150, 150, ink(i % 2 ? 0.6 : 0.5, i % 2 ? 0.3 : 0.24)),
    ) +
    below(340, ink(0.66, 0.3)) +
    shape('M-400 400C-470 100 -400 -330 0 -340C400 -330 470 100 400 400Z', stone) +
    shape('M60 -338C400 -320 470 100 400 400H300C360 100 280 -200 60 -338Z', dark) +
    shape(
      'M-290 -140C-240 -240 -110 -230 -60 -150L-90 -110C-130 -170 -220 -170 -260 -110ZM290 -140C240 -240 110 -230 60 -150L90 -110C130 -170 220 -170 260 -110Z',
      dark,
    ) +
    ellipse(-170, -96, 84, 62, deep) +
    ellipse(170, -96, 84, 62, deep) +
    shape('M-60 -80C-80 20 -100 40 -80 70C-50 90 50 90 80 70C100 40 80 20 60 -80Z', dark) +
    ellipse(-36, 62, 20, 13, deep) +
    ellipse(36, 62, 20, 13, deep) +
    shape('M-300 400C-320 180 -160 116 0 116C160 116 320 180 300 400Z', deep) +
    shape('M-110 126L-100 200H-40L-34 117ZM110 126L100 200H40L34 117Z', ink(0.08, 0.9)) +
    repeat(4, (i) =>
      rect(-200 - i * 16, 400 + i * 26, 400 + i * 32, 22, i % 2 ? stone : ink(0.2, 0.8)),
    ) +
    rect(-130, 330, 260, 22, ink(0.5, 0.4)) +
    line(-100, 352, -100, 400, ink(0.5, 0.4), 14) +
    line(100, 352, 100, 400, ink(0.5, 0.4), 14) +
    shape(
      'M-420 400C-440 350 -400 300 -350 320C-330 280 -280 300 -290 340L-280 400ZM420 400C440 340 390 310 350 330C320 310 290 350 300 400Z',
      ink(0.8, 0.24),
    )
  );
});
