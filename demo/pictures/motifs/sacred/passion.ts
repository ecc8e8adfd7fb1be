import { d, disc, line, repeat, shape, stroke } from '../../draw.ts';
import { all, below, ridge, sketch } from '../../parts/canvas.ts';
import { robed } from '../../parts/figures.ts';
import { clothOf } from './saints.ts';

/** Water springs from the rock that the staff has struck. */
export const spring = sketch((s, ink) => {
  const jet = ink(0, 0.98);
  return (
    all(ink(0.3, 0.14)) +
    ridge(s, 60, 60, ink(0.44, 0.24), 5) +
    shape(
      'M-900 -900H-260L-200 -640L-90 -480L-110 -330L-10 -230L-60 -80L10 60L-70 420V900H-900Z',
      ink(0.8, 0.5),
    ) +
    shape('M-900 -640L-420 -520L-330 -260L-250 60L-290 420L-900 600Z', ink(0.94, 0.34)) +
    below(400, ink(0.6, 0.36)) +
    [190, 280, 370, 460]
      .map((reach, i) =>
        stroke(
          d`M-20 ${-170 + i * 26}C${reach * 0.4} ${-330 + i * 50} ${reach * 0.9} ${-180 + i * 40} ${reach} 430`,
          jet,
          15,
          true,
        ),
      )
      .join('') +
    robed({
      x: 90,
      base: 420,
      tall: 620,
      cloth: clothOf(ink, 2),
      beard: true,
      halo: ink(0.1, 0.8),
      hands: [
        [-60, -40],
        [190, -140],
      ],
      bow: -1,
    }) +
    line(-30, -180, -110, 330, ink(0.98, 0.06), 16) +
    robed({
      x: 330,
      base: 470,
      tall: 360,
      cloth: clothOf(ink, 1),
      bow: -1,
      hands: [
        [240, 250],
        [270, 280],
      ],
    }) +
    robed({
      x: -260,
      base: 480,
      tall: 340,
      cloth: clothOf(ink, 0),
      veil: true,
      bow: 1,
      hands: [[-150, 260]],
    }) +
    shape('M-180 262H-110L-124 320H-166Z', ink(0.04, 0.96)) +
    repeat(3, (i) => stroke(d`M${-60 + i * 120} ${446 + i * 8}h130`, jet, 8, true))
  );
});

/** The dead Christ, seen from his feet. */
export const lament = sketch((_s, ink) => {
  const sheet = ink(0.06, 0.92);
  const fold = ink(0.28, 0.66);
  const skin = ink(0.14, 0.84);
  return (
    all(ink(0.82, 0.12)) +
    [-420, -330, -236]
      .map((x, i) =>
        robed({
          x,
          base: 330 + i * 40,
          tall: 560 - i * 60,
          cloth: clothOf(ink, i),
          veil: true,
          bow: 1,
        }),
      )
      .join('') +
    shape('M-190 -260H330L480 420H-330Z', ink(0.56, 0.34)) +
    shape('M-330 420H480V520H-330Z', ink(0.7, 0.24)) +
    shape('M-60 -330H210L230 -200H-80Z', sheet) +
    disc(76, -250, 108, ink(0.36, 0.6)) +
    shape(
      'M30 -330C90 -360 130 -330 130 -270C130 -210 100 -180 76 -170C50 -180 20 -210 22 -270Z',
      skin,
    ) +
    shape(
      'M14 -276C10 -370 150 -370 140 -270C120 -320 40 -320 14 -276ZM40 -226Q76 -200 112 -226Q110 -166 76 -150Q44 -166 40 -226Z',
      ink(0.9, 0.3),
    ) +
    shape('M-80 -160Q76 -210 232 -160C260 -80 250 0 226 60H-74C-100 0 -108 -80 -80 -160Z', skin) +
    stroke('M76 -140V40M10 -90Q76 -60 142 -90M-10 0Q76 30 160 0', ink(0.36, 0.6), 8, true) +
    stroke('M-84 -120C-116 -40 -116 40 -100 110M236 -120C268 -40 268 40 252 110', skin, 36, true) +
    shape(
      'M-130 70C-60 20 210 20 284 70C330 160 340 260 320 330H-170C-180 260 -170 160 -130 70Z',
      sheet,
    ) +
    stroke(
      'M-80 70C-30 140 -40 240 -80 326M76 56C90 140 84 240 76 326M226 66C190 140 200 240 240 326M0 70Q40 160 10 300M160 70Q120 160 150 300',
      fold,
      12,
      true,
    ) +
    [-30, 180]
      .map(
        (x, i) =>
          shape(
            d`M${x - 54} 330C${x - 66} 250 ${x - 40} 210 ${x} 210C${x + 40} 210 ${x + 66} 250 ${x + 54} 330C${x + 50} 440 ${x + 30} 470 ${x} 470C${x - 30} 470 ${x - 50} 440 ${x - 54} 330Z`,
            skin,
          ) +
          repeat(5, (j) =>
            disc(x + (j - 2) * 23, 222 - (2 - Math.abs(j - 2 + (i ? -1 : 1))) * 10, 15, skin),
          ) +
          disc(x, 330, 12, ink(0.7, 0.3)) +
          stroke(d`M${x - 30} 400Q${x} 420 ${x + 30} 400`, ink(0.36, 0.6), 6, true),
      )
      .join('')
  );
});
