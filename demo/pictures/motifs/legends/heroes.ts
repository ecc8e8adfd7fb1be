import { at, d, disc, polar, rect, repeat, shape, stroke } from '../../draw.ts';
import { all, sketch } from '../../parts/canvas.ts';
import { face } from '../../parts/figures.ts';
import { horse, rider } from '../../parts/horse.ts';

/** Snakes for hair, and a cry. */
export const medusa = sketch((_s, ink) => {
  const snake = ink(0.84, 0.44);
  const belly = ink(0.5, 0.7);
  const line1 = ink(0.92, 0.1);
  const flesh = {
    skin: ink(0.04, 0.96),
    shade: ink(0.26, 0.74),
    line: line1,
    eyes: 'open',
  } as const;
  return (
    all(ink(0.5, 0.16)) +
    repeat(15, (i) => {
      const a = 150 + (i * 240) / 14;
      const long = 330 + (i % 3) * 44;
      const bend = i % 2 ? 26 : -26;
      const [x1, y1] = polar(0, -20, 130, a);
      const [x2, y2] = polar(0, -20, long * 0.62, a + bend);
      const [x3, y3] = polar(0, -20, long * 0.86, a - bend * 1.1);
      const [x4, y4] = polar(0, -20, long * 1.08, a + bend * 0.5);
      const path = d`M${x1} ${y1}C${x2} ${y2} ${x3} ${y3} ${x4} ${y4}`;
      return (
        stroke(path, snake, 46, true) +
        stroke(path, belly, 9, true) +
        disc(x4, y4, 34, snake) +
        disc(...polar(x4, y4, 14, a + 60), 6, ink(0.06, 0.98)) +
        disc(...polar(x4, y4, 14, a - 60), 6, ink(0.06, 0.98))
      );
    }) +
    shape('M-150 -90C-150 -260 150 -260 150 -90L120 20H-120Z', snake) +
    face(0, 10, 210, flesh) +
    shape('M-56 96Q0 66 56 96C70 160 40 196 0 196C-40 196 -70 160 -56 96Z', line1) +
    shape('M-40 100Q0 86 40 100V116Q0 104 -40 116Z', flesh.skin) +
    repeat(7, (i) =>
      stroke(
        d`M${-70 + i * 23} ${200 + (3 - Math.abs(i - 3)) * 14}q${i % 2 ? 14 : -14} 60 0 ${90 + (i % 3) * 40}`,
        ink(0.7, 0.6),
        11,
        true,
      ),
    )
  );
});

/** The captain on his horse, on a painted tomb. */
export const condottiere = sketch(
  (_s, ink) =>
    all(ink(0.7, 0.14)) +
    rect(-470, -470, 940, 1400, ink(0.8, 0.2)) +
    at(
      horse({ coat: ink(0.14, 0.9), shade: ink(0.34, 0.66) }) +
        rider(ink(0.1, 0.94), ink(0.4, 0.56), ink(0.02, 0.98), true),
      -20,
      190,
      1.16,
    ) +
    rect(-330, 190, 660, 34, ink(0.1, 0.9)) +
    rect(-290, 224, 580, 210, ink(0.24, 0.7)) +
    rect(-230, 262, 460, 130, ink(0.12, 0.86)) +
    repeat(3, (i) =>
      repeat(3, (j) =>
        rect(-190 + j * 132, 288 + i * 32, 116 - ((i + j) % 3) * 20, 9, ink(0.6, 0.3)),
      ),
    ) +
    rect(-350, 430, 700, 40, ink(0.1, 0.9)) +
    [-240, 200].map((x) => rect(x, 470, 60, 200, ink(0.3, 0.6))).join(''),
);
