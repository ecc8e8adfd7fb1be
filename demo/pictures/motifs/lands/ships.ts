import { at, d, disc, line, rect, repeat, shape, stroke } from '../../draw.ts';
import { all, below, sketch } from '../../parts/canvas.ts';
import { lateen, oared } from '../../parts/boats.ts';
import { ripples } from '../../parts/nature.ts';
import { birds, cloud, sun } from '../../parts/sky.ts';
import { onPlinth } from '../../mounts/backdrop.ts';

/** A galley in its dock, oars out. */
export const galley = onPlinth(
  sketch(
    (_s, ink) =>
      [-200, 180]
        .map((x) => shape(d`M${x - 50} 240L${x - 16} 60H${x + 16}L${x + 50} 240Z`, ink(0.7, 0.5)))
        .join('') +
      at(
        lateen(-110, 0, 380, ink(0.02, 0.96), ink(0.9, 0.4)) +
          lateen(130, 0, 310, ink(0.14, 0.86), ink(0.9, 0.4)) +
          oared({ hull: ink(0.86, 0.5), trim: ink(0.3, 0.9) }) +
          shape('M-400 -70V-150H-250V-62Z', ink(0.6, 0.66)) +
          shape('M-420 -150Q-320 -230 -236 -150Z', ink(0.9, 0.4)),
        0,
        60,
        1.06,
      ),
  ),
  0.4,
);

/** The king's barge under its canopy. */
export const barge = sketch(
  (s, ink) =>
    all(ink(0.14, 0.08)) +
    sun(s, 220, -240, 150, 'halo', ink(0.42, 0.5)) +
    cloud(-250, -300, 340, ink(0.04, 0.2)) +
    birds(s, -180, -200, 20, ink(0.7, 0.6)) +
    shape('M-900 80Q-500 -20 -200 40Q100 -30 500 50L900 20V300H-900Z', ink(0.28, 0.2)) +
    below(120, ink(0.5, 0.24)) +
    [-330, 30, 360]
      .map((x, i) => ripples(s, x, 210, 640, 190, i % 2 ? ink(0.14, 0.66) : ink(0.7, 0.4)))
      .join('') +
    at(
      shape('M-290 -70V-230Q-120 -320 60 -230V-70Z', ink(0.3, 0.34)) +
        shape('M-320 -220Q-120 -340 90 -220L80 -180Q-120 -270 -310 -180Z', ink(0.06, 0.94)) +
        repeat(9, (i) =>
          disc(
            -296 + i * 46,
            -184 - Math.sin((i / 8) * Math.PI) * 44,
            22,
            ink(i % 2 ? 0.06 : 0.6, i % 2 ? 0.94 : 0.5),
          ),
        ) +
        [-270, -110, 46].map((x) => rect(x - 8, -210, 16, 160, ink(0.86, 0.7))).join('') +
        oared({ hull: ink(0.88, 0.56), trim: ink(0.2, 0.94) }) +
        stroke('M-340 20Q0 50 320 14', ink(0.2, 0.94), 9) +
        repeat(7, (i) =>
          stroke(d`M${-290 + i * 92} 34q20 -30 40 0q20 30 40 0`, ink(0.3, 0.86), 8),
        ) +
        line(-396, -150, -396, -330, ink(0.86, 0.7), 12) +
        shape('M-396 -330H-480L-456 -292L-480 -254H-396Z', ink(0.56, 0.6)) +
        shape('M420 -80C470 -110 480 -160 450 -190C440 -150 410 -130 390 -100Z', ink(0.2, 0.94)),
      0,
      170,
      1.04,
    ),
);

/** A city seen from the sea: mole, castle, towers, and the fleet that comes home. */
export const panorama = sketch((s, ink) => {
  let town = '';
  for (let row = 0; row < 4; row += 1)
    for (let x = -800; x < 800; x += 58) {
      const tall = s.rng.between(50, 100);
      const y = -30 + row * 44;
      town +=
        rect(x + row * 14, y - tall, 60, tall + 50, ink(0.06 + row * 0.13, 0.86 - row * 0.13)) +
        rect(x + row * 14 - 3, y - tall, 66, 10, ink(0.56, 0.4)) +
        rect(x + row * 14 + 14, y - tall + 26, 12, 20, ink(0.8, 0.2));
    }
  const tower = (x: number, y: number, tall: number): string =>
    rect(x - 32, y - tall, 64, tall, ink(0.04, 0.92)) +
    rect(x + 6, y - tall, 26, tall, ink(0.3, 0.62)) +
    rect(x - 40, y - tall, 80, 16, ink(0.56, 0.4)) +
    repeat(3, (i) => rect(x - 38 + i * 30, y - tall - 18, 18, 20, ink(0.04, 0.92)));
  const boat = (x: number, y: number, k: number): string =>
    at(
      lateen(-20, 0, 330, ink(0.02, 0.97), ink(0.94, 0.1)) +
        oared({ hull: ink(0.94, 0.1), trim: ink(0.4, 0.6) }),
      x,
      y,
      k,
    );
  return (
    all(ink(0.12, 0.06)) +
    shape(
      'M-900 -30Q-420 -230 -150 -270Q60 -230 300 -120Q600 -60 900 -110V300H-900Z',
      ink(0.34, 0.26),
    ) +
    rect(-180, -330, 130, 90, ink(0.5, 0.6)) +
    repeat(3, (i) => rect(-180 + i * 48, -350, 30, 24, ink(0.5, 0.6))) +
    town +
    [150, 250, 350, 250]
      .map((x, i) => tower(x, 160 - (i % 2) * 30, 190 + (i === 3 ? 60 : 0)))
      .join('') +
    rect(120, 60, 260, 100, ink(0.16, 0.8)) +
    shape('M226 160V96A24 24 0 0 1 274 96V160Z', ink(0.9, 0.1)) +
    below(150, ink(0.54, 0.24)) +
    rect(-900, 144, 1800, 10, ink(0.8, 0.5)) +
    rect(-330, 150, 50, 180, ink(0.3, 0.6)) +
    rect(-330, 300, 300, 36, ink(0.3, 0.6)) +
    rect(-70, 180, 44, 130, ink(0.1, 0.86)) +
    shape('M-78 184L-48 140L-18 184Z', ink(0.7, 0.4)) +
    [-300, 0, 320]
      .map((x, i) => ripples(s, x, 200, 640, 170, i % 2 ? ink(0.16, 0.66) : ink(0.72, 0.4)))
      .join('') +
    boat(-260, 430, 0.4) +
    boat(90, 390, 0.42) +
    boat(370, 440, 0.4) +
    boat(240, 270, 0.26)
  );
});
