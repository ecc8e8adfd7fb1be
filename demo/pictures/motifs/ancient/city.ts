import { at, d, ellipse, line, rect, repeat, shape, stroke } from '../../draw.ts';
import { across, all, below, ridge, sketch } from '../../parts/canvas.ts';
import { column, columnLook, shaft } from '../../parts/columns.ts';
import { cypress, pine, ripples } from '../../parts/nature.ts';
import { sun } from '../../parts/sky.ts';
import { temple } from '../../parts/temple.ts';

const at8 = (i: number, rx: number, ry: number): [number, number] => [
  Math.cos((i * Math.PI) / 4) * rx,
  Math.sin((i * Math.PI) / 4) * ry,
];

/** The loaf of Pompeii, marked in eight, and the mountain through the window. */
export const bread = sketch((_s, ink) => {
  const deep = ink(0.86, 0.3);
  const loaf = (fill: string): string =>
    repeat(8, (i) => ellipse(...at8(i, 205, 122), 128, 92, fill)) + ellipse(0, 0, 230, 140, fill);
  return (
    all(ink(0.24, 0.2)) +
    at(
      shape('M-250 -20V-250A250 250 0 0 1 250 -250V-20Z', ink(0.04, 0.08)) +
        shape(
          'M-250 -40L-110 -160L-40 -290Q0 -260 40 -290L60 -260L120 -160L250 -40V-20H-250Z',
          ink(0.34, 0.3),
        ) +
        shape(
          'M-40 -290C-90 -350 -40 -440 40 -420C110 -460 180 -390 140 -340C120 -310 60 -320 40 -290Q0 -260 -40 -290Z',
          ink(0.2, 0.4),
        ) +
        stroke('M-250 -20V-250A250 250 0 0 1 250 -250V-20', ink(0.6, 0.6), 18),
      0,
      -34,
      0.84,
    ) +
    across(-54, 22, ink(0.6, 0.6)) +
    below(60, ink(0.64, 0.36)) +
    across(60, 14, ink(0.84, 0.56)) +
    ellipse(0, 330, 400, 150, ink(0.76, 0.24)) +
    at(loaf(deep), 0, 300) +
    at(
      loaf(ink(0.4, 0.76)) +
        repeat(8, (i) => line(...at8(i + 0.5, 52, 32), ...at8(i + 0.5, 310, 190), deep, 13)) +
        repeat(8, (i) => ellipse(...at8(i, 180, 104), 66, 34, ink(0.24, 0.9))) +
        ellipse(0, 0, 66, 40, deep) +
        ellipse(0, -6, 46, 26, ink(0.24, 0.9)),
      0,
      250,
    )
  );
});

/** A forum's columns before the mountain. */
export const forum = sketch((s, ink) => {
  const look = columnLook(s, 1);
  return (
    all(ink(0.08, 0.08)) +
    sun(s, -360, -240, 120, 'rings', ink(0.44, 0.56)) +
    shape(
      'M-900 160C-500 120 -220 40 -40 -180L10 -230Q50 -200 100 -220L150 -180C330 20 540 120 900 160V400H-900Z',
      ink(0.3, 0.26),
    ) +
    shape(
      'M100 -220L150 -180C330 20 540 120 900 160V400H300C260 200 180 -40 100 -220Z',
      ink(0.42, 0.2),
    ) +
    ridge(s, 200, 20, ink(0.5, 0.34), 6) +
    below(280, ink(0.4, 0.4)) +
    across(280, 10, ink(0.8, 0.6)) +
    [-640, -520, -400].map((x) => column('doric', x, 300, 62, 420, look)).join('') +
    rect(-690, -150, 350, 34, look.mid) +
    rect(-700, -164, 370, 16, look.light) +
    [-230, 500, 620]
      .map((x, i) => shaft(x, 300, 62, [190, 260, 120][i] ?? 150, look, 0.4))
      .join('') +
    [220, 340].map((x) => column('doric', x, 300, 62, 420, look)).join('') +
    rect(178, -150, 206, 34, look.mid) +
    rect(168, -164, 226, 16, look.light) +
    repeat(5, (i) =>
      shape(
        d`M${-120 + i * 60} ${290}L${-260 + i * 120} 900H${-240 + i * 140}L${-112 + i * 60} 290Z`,
        ink(0.56, 0.3),
      ),
    ) +
    at(shaft(0, 60, 60, 110, look, 0.2), -40, 380, 1, 84)
  );
});

/** A portico, and the low dome on its drum behind it: in a square, or by a lake under mountains. */
const domedTemple = (lake: boolean) =>
  sketch(
    (s, ink) =>
      all(ink(0.1, 0.06)) +
      sun(s, -300, -260, 130, 'halo', ink(0.44, 0.5)) +
      (lake
        ? shape(
            'M-900 330V40L-620 -190L-460 -40L-330 -130L-100 130H100L360 -210L520 -60L640 -150L900 60V330Z',
            ink(0.26, 0.18),
          )
        : pine(-560, 330, 520, ink(0.56, 0.4), ink(0.8, 0.56), 0.05) +
          pine(580, 330, 470, ink(0.56, 0.4), ink(0.8, 0.56), -0.05)) +
      cypress(-430, 330, 300, ink(0.6, 0.44), ink(0.86, 0.6)) +
      shape('M-330 -100C-320 -290 -120 -360 0 -360C120 -360 320 -290 330 -100Z', ink(0.3, 0.56)) +
      shape('M60 -358C200 -340 320 -260 330 -100H140C150 -220 110 -310 60 -358Z', ink(0.46, 0.44)) +
      repeat(5, (i) => rect(-340 + i * 12, -108 - i * 26, 680 - i * 24, 12, ink(0.56, 0.36))) +
      rect(-350, -100, 700, 440, ink(0.2, 0.66)) +
      rect(150, -100, 200, 440, ink(0.36, 0.5)) +
      rect(-362, -112, 724, 20, ink(0.6, 0.4)) +
      rect(-362, 30, 724, 14, ink(0.5, 0.44)) +
      temple(s, 0, 330, lake ? 440 : 620, lake ? 4 : 8, 'corinthian', columnLook(s, 1)) +
      below(370, ink(0.54, 0.3)) +
      (lake
        ? [-420, 0, 420]
            .map((x, i) =>
              ripples(s, x, 390, 640, 220, ink(i % 2 ? 0.14 : 0.74, i % 2 ? 0.7 : 0.44)),
            )
            .join('')
        : repeat(4, (i) => across(400 + i * 34, 5 + i * 2, ink(0.66, 0.26)))),
  );

export const pantheon = domedTemple(false);

export const lakeTemple = domedTemple(true);
