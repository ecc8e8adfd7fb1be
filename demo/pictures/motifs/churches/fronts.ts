import { clipped, d, disc, rect, repeat, shape, stroke } from '../../draw.ts';
import { pointedPath } from '../../parts/arches.ts';
import { across, all, sketch } from '../../parts/canvas.ts';
import { sun } from '../../parts/sky.ts';

/** Arches that cross each other, inlaid with lava, over three apses of a Norman church. */
export const interlaced = sketch((s, ink) => {
  const stone = ink(0.06, 0.9);
  const inlay = ink(0.76, 0.3);
  const row = (y: number, step: number, tall: number): string =>
    repeat(13, (i) => {
      const x = (i - 7) * step;
      return (
        stroke(pointedPath(x, y, step * 2, tall).replace('Z', ''), inlay, 20) +
        stroke(pointedPath(x, y, step * 2, tall).replace('Z', ''), stone, 6)
      );
    }) +
    repeat(
      15,
      (i) =>
        disc((i - 7) * step + step / 2, y - tall * 0.34, step * 0.14, inlay) +
        rect((i - 7) * step - 9, y - tall * 0.52, 18, tall * 0.52, ink(0.3, 0.66)),
    );
  const apse = shape('M-420 900V-250H420V900Z', stone);
  return (
    all(ink(0.5, 0.14)) +
    sun(s, 0, -330, 250, 'rays', ink(0.3, 0.4)) +
    apse +
    clipped(
      s,
      'M-420 900V-250H420V900Z',
      rect(250, -250, 200, 1200, ink(0.2, 0.74)) +
        row(60, 120, 270) +
        across(76, 14, inlay) +
        repeat(17, (i) =>
          shape(d`M${-480 + i * 60} 122l30 -26l30 26l-30 26Z`, i % 2 ? inlay : ink(0.4, 0.56)),
        ) +
        across(154, 14, inlay) +
        row(500, 160, 300) +
        [-240, 0, 240]
          .map((x) => shape(pointedPath(x - 40, 480, 80, 200), ink(0.94, 0.06)))
          .join(''),
    ) +
    rect(-440, -276, 880, 30, inlay) +
    repeat(15, (i) => rect(-436 + i * 60, -310, 34, 40, stone)) +
    [-1, 1]
      .map(
        (k) =>
          rect(k * 620 - 180, -60, 360, 1000, ink(0.3, 0.6)) +
          [0, 1]
            .map((i) => shape(pointedPath(k * (500 + i * 90) - 30, 330, 60, 220), ink(0.86, 0.16)))
            .join(''),
      )
      .join('')
  );
});
