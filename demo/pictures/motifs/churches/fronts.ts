import { at, clipped, d, disc, line, rect, repeat, ring, shape, stroke } from '../../draw.ts';
import { archPath, pointedPath } from '../../parts/arches.ts';
import { across, all, below, sketch } from '../../parts/canvas.ts';
import { birds, sun } from '../../parts/sky.ts';

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

/** A tall front of stripes and three gables, with its rose. */
export const gothic = sketch((s, ink) => {
  const stone = ink(0.04, 0.92);
  const stripe = ink(0.4, 0.56);
  const dark = ink(0.92, 0.08);
  const pier = (x: number, top: number): string =>
    rect(x - 27, top, 54, 460 - top, stone) +
    rect(x + 6, top, 21, 460 - top, ink(0.24, 0.7)) +
    shape(d`M${x - 34} ${top}L${x} ${top - 120}L${x + 34} ${top}Z`, stripe) +
    line(x, top - 116, x, top - 150, stripe, 8);
  const bay = (x: number, wide: number, door: number, gable: number): string =>
    shape(
      d`M${x - wide / 2} ${gable}L${x} ${gable - wide * 0.9}L${x + wide / 2} ${gable}Z`,
      ink(0.16, 0.8),
    ) +
    stroke(
      d`M${x - wide / 2} ${gable}L${x} ${gable - wide * 0.9}L${x + wide / 2} ${gable}Z`,
      stripe,
      10,
    ) +
    disc(x, gable - wide * 0.3, wide * 0.12, stripe) +
    [0, 1, 2]
      .map((i) =>
        shape(
          pointedPath(x - wide * (0.4 - i * 0.08), 460, wide * (0.8 - i * 0.16), door - i * 22),
          [stripe, stone, dark][i] ?? dark,
        ),
      )
      .join('');
  return (
    all(ink(0.14, 0.08)) +
    sun(s, -330, -330, 110, 'full', ink(0.4, 0.5)) +
    rect(-410, -120, 820, 600, stone) +
    repeat(16, (i) => rect(-410, -100 + i * 36, 820, 12, ink(0.22, 0.72))) +
    rect(-150, -260, 300, 200, stone) +
    bay(-270, 220, 290, -110) +
    bay(270, 220, 290, -110) +
    bay(0, 250, 340, -270) +
    rect(-118, -236, 236, 236, stone) +
    stroke('M-118 -236h236v236h-236Z', stripe, 12) +
    disc(0, -118, 100, dark) +
    ring(0, -118, 100, stripe, 10) +
    repeat(16, (i) => at(stroke('M0 -26V-66a17 17 0 0 1 17 -17', stone, 7), 0, -118, 1, i * 22.5)) +
    disc(0, -118, 26, stone) +
    disc(0, -118, 13, stripe) +
    repeat(7, (i) => shape(archPath(-396 + i * 116, 84, 84, 60), ink(0.5, 0.44))) +
    rect(-410, 84, 820, 14, stripe) +
    [-400, -150, 150, 400].map((x, i) => pier(x, i === 0 || i === 3 ? -150 : -300)).join('') +
    repeat(3, (i) => rect(-440 - i * 24, 454 + i * 20, 880 + i * 48, 20, i % 2 ? stripe : stone)) +
    below(510, ink(0.6, 0.3))
  );
});

/** A wood of marble spires, the golden statue on the highest. */
export const spires = sketch((s, ink) => {
  const needle = (
    x: number,
    base: number,
    tall: number,
    wide: number,
    fill: string,
    edge: string,
  ): string =>
    shape(
      d`M${x - wide / 2} ${base}V${base - tall * 0.4}L${x - wide * 0.18} ${base - tall * 0.5}L${x} ${base - tall}L${x + wide * 0.18} ${base - tall * 0.5}L${x + wide / 2} ${base - tall * 0.4}V${base}Z`,
      fill,
    ) +
    shape(
      d`M${x} ${base}V${base - tall}L${x + wide * 0.18} ${base - tall * 0.5}L${x + wide / 2} ${base - tall * 0.4}V${base}Z`,
      edge,
    ) +
    [0.5, 0.62, 0.74]
      .map((k) =>
        rect(
          x - wide * 0.26 * (1.3 - k),
          base - tall * k,
          wide * 0.52 * (1.3 - k),
          wide * 0.07,
          edge,
        ),
      )
      .join('') +
    shape(archPath(x - wide * 0.17, base - tall * 0.1, wide * 0.34, tall * 0.26), ink(0.84, 0.14)) +
    disc(x, base - tall - wide * 0.1, wide * 0.09, fill);
  return (
    all(ink(0.2, 0.06)) +
    sun(s, 150, -180, 260, 'full', ink(0.36, 0.3)) +
    [-480, -370, -260, -150, 150, 260, 370, 480]
      .map((x, i) => needle(x, 330, 430 + (i % 3) * 60, 70, ink(0.3, 0.5), ink(0.44, 0.38)))
      .join('') +
    needle(0, 380, 690, 150, ink(0.06, 0.92), ink(0.26, 0.66)) +
    shape('M-16 -316C-26 -378 26 -378 16 -316Z', ink(0.8, 0.98)) +
    disc(0, -374, 13, ink(0.8, 0.98)) +
    ring(0, -374, 24, ink(0.8, 0.98), 5) +
    [-420, -300, -180, 180, 300, 420]
      .map((x, i) => needle(x, 430, 520 + (i % 2) * 90, 88, ink(0.08, 0.86), ink(0.28, 0.62)))
      .join('') +
    repeat(
      3,
      (row) =>
        across(330 + row * 60, 16, ink(0.1, 0.86)) +
        repeat(30, (i) =>
          shape(
            pointedPath(-900 + i * 60, 390 + row * 60, 44, 42),
            row ? ink(0.4, 0.5) : ink(0.5, 0.44),
          ),
        ),
    ) +
    below(500, ink(0.1, 0.86)) +
    birds(s, -300, -330, 20, ink(0.8, 0.7))
  );
});
