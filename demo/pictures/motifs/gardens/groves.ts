import { at, d, disc, polar, rect, repeat, shape, stroke } from '../../draw.ts';
import { type Ink, across, all, below, sketch } from '../../parts/canvas.ts';
import { robed } from '../../parts/figures.ts';
import { leaf } from '../../parts/nature.ts';

/** A round tree full of fruit; (x, y) is its foot. */
const fruitTree = (ink: Ink, x: number, y: number, tall: number, deep: number): string => {
  const r = tall * 0.34;
  const cy = y - tall + r;
  return (
    stroke(
      d`M${x} ${y}Q${x + tall * 0.03} ${y - tall * 0.3} ${x} ${cy}`,
      ink(0.96, 0.2),
      tall * 0.05,
    ) +
    repeat(7, (i) =>
      disc(...polar(x, cy, r * 0.56, i * 51.4), r * 0.56, ink(0.7 + deep, 0.34 + deep)),
    ) +
    repeat(11, (i) =>
      disc(...polar(x, cy, r * (i % 2 ? 0.44 : 0.86), i * 32.7), r * 0.12, ink(0.26, 0.86)),
    )
  );
};

const flower = (x: number, y: number, r: number, fill: string, heart: string): string =>
  repeat(5, (i) => disc(...polar(x, y, r * 0.8, i * 72 - 90), r * 0.62, fill)) +
  disc(x, y, r * 0.46, heart);

const meadow = (ink: Ink, from: number): string =>
  below(from, ink(0.84, 0.2)) +
  repeat(34, (i) => {
    const x = -480 + ((i * 167) % 960);
    const y = from + 26 + ((i * 53) % 150);
    return (
      stroke(d`M${x} ${y + 26}V${y}`, ink(0.6, 0.44), 5) +
      flower(x, y, 9 + (i % 3) * 3, ink(0.1, 0.9), ink(0.5, 0.5))
    );
  });

/** Three women who dance among orange trees. */
export const graces = sketch((_s, ink) => {
  const veil = {
    robe: ink(0.04, 0.95),
    shade: ink(0.24, 0.72),
    skin: ink(0.12, 0.88),
    hair: ink(0.94, 0.62),
  };
  return (
    all(ink(0.4, 0.16)) +
    repeat(6, (i) => fruitTree(ink, -500 + i * 200, 260, 800, i % 2 ? 0.1 : 0)) +
    meadow(ink, 230) +
    [-176, 176]
      .map((x) => {
        const hands = [
          [x * 2, 10],
          [x * 0.5, -20],
        ] as const;
        return robed({ x, base: 400, tall: 580, cloth: veil, bow: x < 0 ? 0.5 : -0.5, hands });
      })
      .join('') +
    robed({
      x: 0,
      base: 440,
      tall: 590,
      cloth: veil,
      bow: 0.5,
      hands: [
        [-94, -14],
        [94, -14],
      ],
    })
  );
});

/** A garden as it is painted on a wall: a fence, and behind it every fruit at once. */
export const paintedGarden = sketch((_s, ink) => {
  const bird = (x: number, y: number, k: number): string =>
    at(
      shape(
        'M-60 10C-40 -40 20 -46 44 -20L70 -14L46 0C30 40 -20 44 -60 10ZM-50 6L-130 34L-60 26Z',
        ink(0.06, 0.94),
      ) +
        stroke('M-30 4Q0 24 30 -2', ink(0.4, 0.5), 8, true) +
        disc(34, -16, 5, ink(0.96, 0.1)),
      x,
      y,
      k,
    );
  return (
    all(ink(0.22, 0.14)) +
    repeat(5, (i) => fruitTree(ink, -560 + i * 280, 330, 560, 0)) +
    fruitTree(ink, -230, 330, 800, 0.12) +
    fruitTree(ink, 250, 330, 760, 0.14) +
    repeat(16, (i) =>
      at(
        repeat(5, (j) => at(leaf(120, 24, ink(0.8, 0.46), ink(0.5, 0.26)), 0, 0, 1, (j - 2) * 26)),
        -600 + i * 80,
        330,
      ),
    ) +
    bird(-60, -300, 1) +
    bird(60, 60, -0.9) +
    bird(-420, -40, 0.8) +
    rect(-900, 230, 1800, 18, ink(0.08, 0.9)) +
    repeat(30, (i) =>
      stroke(
        d`M${-900 + i * 62} 380L${-838 + i * 62} 240M${-838 + i * 62} 380L${-900 + i * 62} 240`,
        ink(0.12, 0.84),
        9,
      ),
    ) +
    across(376, 20, ink(0.08, 0.9)) +
    below(396, ink(0.66, 0.3)) +
    repeat(24, (i) => flower(-580 + i * 52, 440 + (i % 2) * 26, 12, ink(0.08, 0.94), ink(0.5, 0.5)))
  );
});
