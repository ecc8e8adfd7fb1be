import { at, d, disc, ellipse, line, rect, repeat, ring, shape, stroke } from '../../draw.ts';
import { across, all, below, sketch } from '../../parts/canvas.ts';
import { onPlinth } from '../../mounts/backdrop.ts';

/** A microscope by the window, and an egg. */
export const microscope = sketch((_s, ink) => {
  const brass = ink(0.6, 0.7);
  const dark = ink(0.92, 0.4);
  return (
    all(ink(0.3, 0.14)) +
    rect(-340, -440, 500, 600, ink(0.06, 0.5)) +
    disc(-220, -250, 90, ink(0.24, 0.7)) +
    line(-90, -440, -90, 160, ink(0.5, 0.26), 22) +
    line(-340, -150, 160, -150, ink(0.5, 0.26), 22) +
    stroke('M-340 -440h500v600h-500Z', ink(0.5, 0.26), 26) +
    below(250, ink(0.7, 0.3)) +
    across(250, 16, ink(0.9, 0.5)) +
    shape('M-130 330C-130 270 -40 270 0 270H190C230 270 250 300 250 330Z', dark) +
    stroke('M130 280C230 200 250 20 150 -90', dark, 44, true) +
    rect(-90, 120, 250, 28, dark) +
    rect(-60, 104, 130, 14, ink(0.04, 0.98)) +
    at(
      rect(-44, -260, 88, 250, brass) +
        rect(6, -260, 38, 250, ink(0.76, 0.54)) +
        rect(-56, -40, 112, 30, dark) +
        rect(-56, -190, 112, 18, dark) +
        rect(-30, -10, 60, 70, brass) +
        rect(-20, 60, 40, 36, dark) +
        rect(-32, -330, 64, 72, dark) +
        rect(-42, -352, 84, 26, brass),
      30,
      -10,
      1,
      14,
    ) +
    disc(170, -60, 46, brass) +
    disc(170, -60, 22, dark) +
    disc(-20, 216, 44, ink(0.1, 0.9)) +
    disc(-20, 216, 28, ink(0.4, 0.6)) +
    shape(
      'M-330 300C-330 220 -290 150 -250 150C-210 150 -170 220 -170 300C-170 360 -330 360 -330 300Z',
      ink(0.02, 0.98),
    ) +
    shape(
      'M-250 150C-210 150 -170 220 -170 300C-170 346 -262 356 -300 336C-220 330 -210 230 -250 150Z',
      ink(0.22, 0.76),
    ) +
    ellipse(-250, 350, 120, 20, ink(0.84, 0.2)) +
    line(330, 330, 400, 60, ink(0.04, 0.96), 10) +
    line(360, 340, 420, 90, ink(0.04, 0.96), 6)
  );
});

/** Mercury in a tube over its bowl: the weight of the air. */
export const barometer = sketch((_s, ink) => {
  const glass = ink(0.06, 0.46);
  const silver = ink(0.66, 0.92);
  return (
    all(ink(0.24, 0.12)) +
    repeat(6, (i) => line(-900, -380 + i * 120, 900, -380 + i * 120, ink(0.3, 0.18), 5)) +
    [-300, -140, 200, 340]
      .map((x, i) =>
        stroke(
          d`M${x} ${-420 + i * 30}V${60 + i * 20}M${x - 36} ${10 + i * 20}L${x} ${70 + i * 20}L${x + 36} ${10 + i * 20}`,
          ink(0.4, 0.3),
          17,
          true,
        ),
      )
      .join('') +
    `<rect x="-56" y="-450" width="112" height="760" rx="56" fill="${glass}" stroke="${ink(0.8, 0.7)}" stroke-width="10"/>` +
    shape('M-36 -190Q0 -226 36 -190V310H-36Z', silver) +
    rect(-36, -190, 26, 480, ink(0.5, 0.98)) +
    repeat(13, (i) => line(66, -400 + i * 48, i % 3 ? 96 : 124, -400 + i * 48, ink(0.86, 0.7), 8)) +
    below(400, ink(0.7, 0.36)) +
    across(400, 14, ink(0.92, 0.56)) +
    shape('M-240 230H240C230 340 150 410 90 420H-90C-150 410 -230 340 -240 230Z', glass) +
    stroke('M-240 230C-230 340 -150 410 -90 420H90C150 410 230 340 240 230', ink(0.8, 0.7), 12) +
    shape('M-228 270H228C216 346 146 398 88 404H-88C-146 398 -216 346 -228 270Z', silver) +
    ellipse(0, 270, 228, 24, ink(0.5, 0.98)) +
    rect(-150, 416, 300, 26, ink(0.9, 0.5))
  );
});

/** A finger bone under glass, on its marble foot. */
export const reliquary = onPlinth(
  sketch((_s, ink) => {
    const glass = ink(0.02, 0.3);
    return (
      rect(-110, 190, 220, 50, ink(0.86, 0.6)) +
      rect(-80, 130, 160, 62, ink(0.5, 0.8)) +
      rect(16, 130, 64, 62, ink(0.66, 0.6)) +
      rect(-100, 108, 200, 26, ink(0.86, 0.6)) +
      shape('M-130 100V-150C-130 -290 130 -290 130 -150V100Z', glass) +
      stroke('M-130 100V-150C-130 -290 130 -290 130 -150V100Z', ink(0.8, 0.7), 10) +
      rect(-46, 60, 92, 44, ink(0.7, 0.7)) +
      stroke('M0 60V10', ink(0.3, 0.84), 44, true) +
      stroke('M0 -6L6 -70', ink(0.2, 0.92), 40, true) +
      stroke('M8 -90L0 -150', ink(0.1, 0.97), 34, true) +
      [
        [0, 4],
        [6, -80],
      ]
        .map(([x = 0, y = 0]) => line(x - 24, y, x + 24, y - 4, ink(0.66, 0.4), 8))
        .join('') +
      stroke('M-96 60V-140C-96 -190 -70 -216 -50 -226', ink(0.2, 0.7), 12, true) +
      disc(0, -268, 20, ink(0.86, 0.6)) +
      disc(0, -300, 13, ink(0.86, 0.6))
    );
  }),
  0.24,
);

/** A gilded cubit, cut with its measures. */
export const cubit = onPlinth(
  sketch((_s, ink) => {
    const gold = ink(0.3, 0.84);
    return (
      at(
        rect(-400, -46, 800, 92, ink(0.72, 0.56)) +
          shape('M-400 -46L-372 -80H428L400 -46Z', ink(0.12, 0.94)) +
          shape('M400 -46L428 -80V10L400 46Z', ink(0.86, 0.4)) +
          rect(-400, -46, 800, 84, gold) +
          repeat(29, (i) =>
            line(-400 + i * 28, -46, -400 + i * 28, i % 4 ? -18 : 38, ink(0.9, 0.2), i % 4 ? 4 : 7),
          ) +
          repeat(
            7,
            (i) =>
              [
                disc(-344 + i * 112, 14, 13, ink(0.86, 0.24)),
                shape(d`M${-360 + i * 112} 26q16 -34 32 0Z`, ink(0.86, 0.24)),
                ring(-344 + i * 112, 12, 12, ink(0.86, 0.24), 6),
                stroke(d`M${-360 + i * 112} 20l10 -18l10 18l10 -18`, ink(0.86, 0.24), 6),
              ][i % 4] ?? '',
          ),
        -6,
        60,
        1,
        -8,
      ) +
      [-240, 220]
        .map((x) =>
          shape(
            d`M${x - 40} 240L${x - 18} ${x < 0 ? 130 : 70}H${x + 18}L${x + 40} 240Z`,
            ink(0.92, 0.4),
          ),
        )
        .join('')
    );
  }),
  0.34,
);
