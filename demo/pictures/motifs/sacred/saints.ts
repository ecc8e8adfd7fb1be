import { type Point, at, line, repeat, shape, stroke } from '../../draw.ts';
import { type Ink, all, below, ridge, sketch } from '../../parts/canvas.ts';
import { robed } from '../../parts/figures.ts';

/** A robe in one of three tones, so that neighbours differ. */
export const clothOf = (ink: Ink, i: number) => ({
  robe: [ink(0.62, 0.6), ink(0.86, 0.38), ink(0.4, 0.8)][i % 3] ?? ink(0.6),
  shade: [ink(0.78, 0.46), ink(0.97, 0.26), ink(0.56, 0.66)][i % 3] ?? ink(0.8),
  skin: ink(0.02, 0.97),
  hair: ink([0.9, 0.5, 0.76][i % 3] ?? 0.8, [0.2, 0.5, 0.34][i % 3] ?? 0.3),
});

export const pale = (ink: Ink) => ({
  robe: ink(0.08, 0.94),
  shade: ink(0.28, 0.72),
  skin: ink(0.02, 0.97),
  hair: ink(0.8, 0.3),
});

/** Christ among the apostles, before the hills: a coin is asked for. */
export const apostles = sketch((s, ink) => {
  const halo = ink(0.22, 0.86);
  const one = (x: number, base: number, i: number): string =>
    robed({
      x,
      base,
      tall: 560,
      cloth: clothOf(ink, i),
      halo,
      beard: i % 2 === 0,
      bow: x < 0 ? 0.6 : -0.6,
    });
  return (
    all(ink(0.14, 0.1)) +
    ridge(s, -110, 90, ink(0.3, 0.2), 5) +
    ridge(s, 40, 60, ink(0.4, 0.26), 6) +
    below(300, ink(0.24, 0.34)) +
    [-390, -250, 250, 390].map((x, i) => one(x, 330, i + 1)).join('') +
    [-320, -170, 170, 320].map((x, i) => one(x, 380, i)).join('') +
    robed({
      x: 0,
      base: 420,
      tall: 640,
      cloth: pale(ink),
      halo,
      beard: true,
      hands: [
        [-150, 60],
        [64, 130],
      ],
    }) +
    line(-150, 60, -196, 44, ink(0.02, 0.97), 16)
  );
});

/** Supper at a lit table, in the dark. */
export const supper = sketch((_s, ink) => {
  const dark = ink(0.92, 0.04);
  const guest = (x: number, i: number, hands: readonly Point[]): string =>
    robed({
      x,
      base: 520,
      tall: 700,
      cloth: clothOf(ink, i),
      bow: x < 0 ? 1 : -1,
      hands,
      beard: i === 0,
    });
  return (
    all(dark) +
    shape('M-900 -900H-200L420 300H-900Z', ink(0.72, 0.16)) +
    at(
      guest(-250, 0, [
        [-330, 120],
        [-120, 110],
      ]) +
        guest(250, 2, [
          [120, 116],
          [340, 130],
        ]) +
        robed({
          x: 0,
          base: 520,
          tall: 760,
          cloth: pale(ink),
          beard: true,
          halo: ink(0.5, 0.5),
          hands: [
            [-96, 20],
            [110, 60],
          ],
        }) +
        shape('M-560 150H560L640 240H-640Z', ink(0.04, 0.96)) +
        below(236, ink(0.2, 0.8)) +
        repeat(9, (i) =>
          shape(`M${-560 + i * 140} 236L${-590 + i * 146} 900H${-550 + i * 146}Z`, ink(0.34, 0.66)),
        ) +
        shape('M-60 196C-60 150 70 150 70 196Q0 222 -60 196Z', ink(0.56, 0.5)) +
        stroke('M-26 172L-10 196M10 166L20 194', ink(0.3, 0.8), 7, true) +
        shape('M-250 200V146H-206V200Q-228 214 -250 200Z', ink(0.74, 0.4)) +
        shape(
          'M196 204C170 180 180 150 204 144V112H236V144C262 150 270 180 244 204Z',
          ink(0.74, 0.4),
        ),
      0,
      20,
      1.26,
    )
  );
});
