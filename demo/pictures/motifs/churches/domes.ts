import { at, disc, line, polar, repeat, ring, shape } from '../../draw.ts';
import { all, sketch } from '../../parts/canvas.ts';
import { star } from '../../parts/sky.ts';

/** Stars of glass around a cross, in rings, as one lies under it. */
export const mosaicSky = sketch(
  (_s, ink) =>
    all(ink(0.96, 0.06)) +
    repeat(6, (row) =>
      repeat(8 + row * 5, (i) => {
        const [x, y] = polar(0, 0, 178 + row * 92, (i * 360) / (8 + row * 5) + (row % 2) * 12);
        return star(x, y, 36 - (row % 2) * 8, ink(0.14, 0.9)) + disc(x, y, 7, ink(0.8, 0.3));
      }),
    ) +
    repeat(7, (i) => ring(0, 0, 132 + i * 92, ink(0.84, 0.18), 4)) +
    disc(0, 0, 110, ink(0.8, 0.2)) +
    ring(0, 0, 110, ink(0.3, 0.8), 8) +
    shape(
      'M-18 -88H18L14 -14L88 -18V18L14 14L18 88H-18L-14 14L-88 18V-18L-14 -14Z',
      ink(0.1, 0.94),
    ) +
    [0, 1, 2, 3]
      .map((k) =>
        at(
          shape('M-130 -560C-60 -520 60 -520 130 -560V-900H-130Z', ink(0.5, 0.5)) +
            shape('M0 -540C-30 -580 -30 -640 0 -700C30 -640 30 -580 0 -540Z', ink(0.1, 0.9)),
          0,
          0,
          1,
          45 + k * 90,
        ),
      )
      .join(''),
);

/** The inside of a dome, painted up to its lantern. */
export const paintedDome = sketch((_s, ink) => {
  const rows = [500, 350, 216];
  return (
    all(ink(0.8, 0.16)) +
    repeat(8, (i) =>
      shape(
        `M0 0L${polar(0, 0, 1400, i * 45)
          .map(Math.round)
          .join(' ')}L${polar(0, 0, 1400, i * 45 + 45)
          .map(Math.round)
          .join(' ')}Z`,
        ink(i % 2 ? 0.5 : 0.62, i % 2 ? 0.3 : 0.24),
      ),
    ) +
    rows
      .map((r, row) =>
        repeat(24 - row * 4, (i) => {
          const count = 24 - row * 4;
          const a = ((i + (row % 2) / 2) * 360) / count;
          return at(
            shape(
              'M-32 60C-38 -16 38 -16 32 60Z',
              ink([0.9, 0.2, 0.9][i % 3] ?? 0.5, [0.6, 0.9, 0.6][i % 3] ?? 0.5),
            ) +
              disc(0, -16, 17, ink(0.2, 0.7)) +
              disc(0, -15, 11, ink(0.02, 0.97)),
            ...polar(0, 0, r, a),
            1.9 - row * 0.4,
            a - 90,
          );
        }),
      )
      .join('') +
    rows.map((r) => ring(0, 0, r - 70, ink(0.3, 0.5), 9)).join('') +
    repeat(8, (i) =>
      line(...polar(0, 0, 120, i * 45), ...polar(0, 0, 1300, i * 45), ink(0.1, 0.84), 13),
    ) +
    disc(0, 0, 122, ink(0.1, 0.84)) +
    disc(0, 0, 104, ink(0.94, 0.1)) +
    repeat(16, (i) =>
      line(...polar(0, 0, 60, i * 22.5), ...polar(0, 0, 98, i * 22.5), ink(0.4, 0.6), 8),
    ) +
    disc(0, 0, 56, ink(0, 0.98))
  );
});
