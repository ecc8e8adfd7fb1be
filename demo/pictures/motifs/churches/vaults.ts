import {
  type Point,
  type Stage,
  at,
  d,
  disc,
  line,
  polar,
  polygon,
  rect,
  repeat,
  shape,
  stroke,
} from '../../draw.ts';
import { type Ink, all, sketch } from '../../parts/canvas.ts';
import { star } from '../../parts/sky.ts';

/** A narrow chapel under a vault that is painted. */
const chapel = (ceiling: (s: Stage, ink: Ink) => string) =>
  sketch((s, ink) => {
    const gold = ink(0.14, 0.9);
    const band = ink(0.36, 0.62);
    const window = (k: number, x: number, top: number, wide: number, tall: number): string =>
      shape(
        d`M${k * x} ${top + tall}V${top + wide * 0.5}Q${k * (x + wide * 0.5)} ${top - wide * 0.6} ${k * (x + wide)} ${top + wide * 0.3}V${top + tall + wide * 0.3}Z`,
        ink(0.02, 0.98),
      );
    return (
      all(ink(0.94, 0.1)) +
      ceiling(s, ink) +
      [520, 330]
        .map((r, i) => stroke(d`M${-r} 900V120A${r} ${r} 0 0 1 ${r} 120V900`, band, 30 - i * 10))
        .join('') +
      shape('M-900 120H-210L-210 420L-900 900ZM900 120H210L210 420L900 900Z', ink(0.5, 0.4)) +
      [-1, 1]
        .map((k) =>
          [0, 1, 2]
            .map((i) =>
              window(
                k,
                [520, 360, 262][i] ?? 300,
                [170, 184, 192][i] ?? 180,
                [70, 46, 30][i] ?? 40,
                [230, 150, 106][i] ?? 100,
              ),
            )
            .join(''),
        )
        .join('') +
      [-1, 1].map((k) => shape(d`M${k * 900} 110H${k * 204}V132H${k * 900}Z`, gold)).join('') +
      shape('M-210 430V120A210 210 0 0 1 210 120V430Z', ink(0.26, 0.72)) +
      shape('M-130 430V170A130 130 0 0 1 130 170V430Z', ink(0.6, 0.3)) +
      shape('M-60 430V210A60 60 0 0 1 60 210V430Z', ink(0.02, 0.96)) +
      stroke('M-210 430V120A210 210 0 0 1 210 120V430', gold, 14) +
      shape('M-210 420H210L900 900H-900Z', ink(0.2, 0.56)) +
      repeat(7, (i) => line((i - 3) * 60, 420, (i - 3) * 260, 900, ink(0.4, 0.44), 6)) +
      repeat(3, (i) => rect(-900, 436 + i * i * 12, 1800, 5, ink(0.4, 0.44)))
    );
  });

/** The vault is full of stars. */
export const starVault = chapel(
  (s, ink) =>
    repeat(90, (i) =>
      star(
        ...polar(0, 120, 210 + ((i * 97) % 520), 180 + ((i * 61) % 180)),
        s.rng.between(9, 20),
        ink(0.14, 0.9),
      ),
    ) +
    [
      [0, -350, 66],
      [-330, -150, 50],
      [330, -150, 50],
      [-170, -190, 36],
      [170, -190, 36],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          disc(x, y, r, ink(0.14, 0.9)) +
          disc(x, y, r * 0.82, ink(0.56, 0.44)) +
          disc(x, y - r * 0.1, r * 0.3, ink(0.04, 0.96)) +
          shape(
            d`M${x - r * 0.5} ${y + r * 0.66}C${x - r * 0.5} ${y + r * 0.1} ${x + r * 0.5} ${y + r * 0.1} ${x + r * 0.5} ${y + r * 0.66}Z`,
            ink(0.04, 0.96),
          ),
      )
      .join(''),
);

/** The vault is full of people, each in a field of their own. */
export const paintedVault = chapel((_s, ink) =>
  [
    [205, 300],
    [300, 420],
    [420, 570],
    [570, 900],
  ]
    .map(([from = 0, to = 0], row) =>
      repeat(12, (i) => {
        const a = 180 + i * 15;
        const spot = (r: number, angle: number): Point => polar(0, 120, r, angle);
        const field = polygon([
          spot(from, a + 1),
          spot(to - 12, a + 1),
          spot(to - 12, a + 14),
          spot(from, a + 14),
        ]);
        const k = (to - from) / 110;
        return (
          shape(field, (i + row) % 2 ? ink(0.6, 0.34) : ink(0.36, 0.5)) +
          at(
            shape(
              'M-24 46C-30 -14 30 -14 24 46Z',
              (i + row) % 2 ? ink(0.2, 0.8) : ink(0.86, 0.16),
            ) + disc(0, -20, 16, ink(0.04, 0.96)),
            ...spot((from + Math.min(to, 700)) / 2, a + 7.5),
            Math.min(k, 1.3) * 0.9,
            a + 97.5,
          )
        );
      }),
    )
    .join(''),
);
