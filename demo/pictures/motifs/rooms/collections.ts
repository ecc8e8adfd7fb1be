import { clipped, d, disc, line, rect, repeat, shape, stroke } from '../../draw.ts';
import { archPath } from '../../parts/arches.ts';
import { across, all, below, sketch } from '../../parts/canvas.ts';
import { cypress } from '../../parts/nature.ts';

/** A hall of books under its vault. */
export const library = sketch((s, ink) => {
  const shelf = (k: number): string =>
    repeat(4, (row) => {
      const y = -260 + row * 150;
      let out = shape(
        d`M${k * 900} ${y - 150 + row * 30}L${k * 180} ${y * 0.4 - 40 + row * 10}V${y * 0.4 + 20 + row * 10}L${k * 900} ${y + 60 + row * 40}Z`,
        ink(0.84, 0.2),
      );
      for (let i = 0; i < 15; i += 1) {
        const a = i / 15;
        const x = (t: number): number => k * (900 - 720 * (1 - (1 - t) ** 1.6));
        const top = (t: number): number => {
          const q = 1 - (1 - t) ** 1.6;
          return y - 130 + row * 30 + (y * 0.4 - 34 + row * 10 - (y - 130 + row * 30)) * q;
        };
        const foot = (t: number): number => {
          const q = 1 - (1 - t) ** 1.6;
          return y + 50 + row * 40 + (y * 0.4 + 18 + row * 10 - (y + 50 + row * 40)) * q;
        };
        const b = a + 0.058;
        const drop = s.rng.between(0, 0.3);
        out += shape(
          d`M${x(a)} ${top(a) + (foot(a) - top(a)) * drop}L${x(b)} ${top(b) + (foot(b) - top(b)) * drop}V${foot(b)}L${x(a)} ${foot(a)}Z`,
          ink(s.rng.pick([0.2, 0.36, 0.5, 0.64, 0.1]), s.rng.pick([0.8, 0.6, 0.46, 0.36, 0.9])),
        );
      }
      return out;
    });
  return (
    all(ink(0.5, 0.3)) +
    [560, 430, 330, 260]
      .map((r, i) =>
        shape(
          d`M${-r} 900V${-60}A${r} ${r} 0 0 1 ${r} -60V900Z`,
          ink(i % 2 ? 0.34 : 0.24, i % 2 ? 0.36 : 0.46),
        ),
      )
      .join('') +
    shape(archPath(-180, 130, 360, 330), ink(0.6, 0.26)) +
    shape(archPath(-70, 110, 140, 230), ink(0.02, 0.96)) +
    line(0, -110, 0, 110, ink(0.5, 0.4), 8) +
    line(-70, 0, 70, 0, ink(0.5, 0.4), 8) +
    shelf(-1) +
    shelf(1) +
    shape('M-180 130H180L900 700V900H-900V700Z', ink(0.14, 0.7)) +
    repeat(6, (i) =>
      shape(
        d`M${-150 + i * 60} 130L${-560 + i * 224} 900H${-460 + i * 224}L${-124 + i * 60} 130Z`,
        ink(0.28, 0.56),
      ),
    ) +
    shape('M-130 330H130L180 400H-180Z', ink(0.76, 0.34)) +
    rect(-180, 400, 360, 26, ink(0.9, 0.2)) +
    [-150, 120].map((x) => rect(x, 426, 30, 140, ink(0.9, 0.2))).join('') +
    shape(
      'M-70 350Q-30 326 0 346Q30 326 70 350L84 380Q34 356 0 376Q-34 356 -84 380Z',
      ink(0.02, 0.97),
    ) +
    line(0, 346, 0, 376, ink(0.5, 0.5), 5)
  );
});

/** A wall hung with pictures from the floor to the ceiling. */
export const quadreria = sketch((s, ink) => {
  const frames: [number, number, number, number][] = [
    [-470, -440, 250, 330],
    [-200, -440, 400, 200],
    [220, -440, 250, 330],
    [-200, -220, 190, 240],
    [10, -220, 190, 240],
    [-470, -90, 250, 180],
    [220, -90, 250, 180],
    [-470, 110, 420, 210],
    [-30, 40, 170, 280],
    [160, 110, 310, 210],
  ];
  return (
    all(ink(0.74, 0.18)) +
    frames
      .map(([x, y, w, h], i) => {
        const inner = `M${x + 20} ${y + 20}h${w - 40}v${h - 40}h${40 - w}Z`;
        const cx = x + w / 2;
        const base = y + h - 20;
        const view = [
          () =>
            disc(cx, y + h * 0.4, h * 0.13, ink(0.3, 0.7)) +
            shape(
              d`M${x} ${base}V${base - h * 0.3}Q${cx} ${base - h * 0.5} ${x + w} ${base - h * 0.24}V${base}Z`,
              ink(0.66, 0.36),
            ) +
            cypress(cx - w * 0.2, base, h * 0.5, ink(0.84, 0.24), ink(0.94, 0.16)),
          () =>
            disc(cx, y + h * 0.4, h * 0.24, ink(0.1, 0.86)) +
            disc(cx, y + h * 0.42, h * 0.13, ink(0.02, 0.97)) +
            shape(
              d`M${cx - h * 0.32} ${base}C${cx - h * 0.3} ${y + h * 0.46} ${cx + h * 0.3} ${y + h * 0.46} ${cx + h * 0.32} ${base}Z`,
              ink(0.86, 0.3),
            ),
          () =>
            repeat(
              4,
              (j) =>
                disc(cx + (j - 1.5) * w * 0.17, y + h * 0.44, h * 0.1, ink(0.06, 0.95)) +
                shape(
                  d`M${cx + (j - 1.5) * w * 0.17 - w * 0.1} ${base}C${cx + (j - 1.5) * w * 0.17 - w * 0.1} ${y + h * 0.5} ${cx + (j - 1.5) * w * 0.17 + w * 0.1} ${y + h * 0.5} ${cx + (j - 1.5) * w * 0.17 + w * 0.1} ${base}Z`,
                  ink([0.84, 0.5, 0.7, 0.36][j] ?? 0.5, [0.3, 0.6, 0.4, 0.7][j] ?? 0.5),
                ),
            ),
        ][w > 300 ? 2 : i % 2];
        return (
          rect(x + 8, y + 12, w, h, ink(0.94, 0.06)) +
          rect(x, y, w, h, ink(0.34, 0.74)) +
          stroke(`M${x + 8} ${y + 8}h${w - 16}v${h - 16}h${16 - w}Z`, ink(0.56, 0.54), 5) +
          clipped(s, inner, all(ink(0.2, 0.5)) + (view?.() ?? ''))
        );
      })
      .join('') +
    below(370, ink(0.5, 0.4)) +
    across(350, 26, ink(0.3, 0.7)) +
    rect(-170, 420, 340, 40, ink(0.84, 0.2)) +
    [-150, 126].map((x) => rect(x, 460, 24, 100, ink(0.84, 0.2))).join('')
  );
});
