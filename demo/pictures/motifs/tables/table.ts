import {
  at,
  clipped,
  d,
  disc,
  ellipse,
  line,
  polar,
  rect,
  repeat,
  ring,
  shape,
  stroke,
} from '../../draw.ts';
import { across, all, below, sketch } from '../../parts/canvas.ts';
import { spray } from '../../parts/spray.ts';
import { vessel } from '../../parts/vessels.ts';

/** A cup, a jug and vine leaves: the dead keep house too. */
export const banquet = sketch((s, ink) => {
  const look = { body: ink(0.56, 0.7), shade: ink(0.74, 0.5), paint: ink(0.96, 0.12), side: 1 };
  return (
    all(ink(0.2, 0.12)) +
    repeat(5, (i) => disc(0, -40, 470 - i * 84, ink(0.22 + i * 0.05, 0.15 + i * 0.04))) +
    spray(0, -520, 330, 30, 150, 9, 96, ink(0.76, 0.46), ink(0.4, 0.7), ink(0.9, 0.8)) +
    repeat(3, (k) =>
      repeat(10, (i) =>
        disc(
          -260 + k * 260 + ((i % 4) - 1.5) * 34 + (i > 6 ? 17 : 0),
          -190 + (k % 2) * 50 + Math.floor(i / 4) * 34,
          19,
          ink(0.86, 0.56),
        ),
      ),
    ) +
    below(320, ink(0.6, 0.32)) +
    across(320, 14, ink(0.86, 0.56)) +
    vessel(s, 'jug', -250, 370, 430, look) +
    vessel(s, 'kylix', 150, 390, 300, look) +
    ellipse(150, 98, 190, 14, ink(0.9, 0.3)) +
    repeat(3, (i) => disc(-60 + i * 50, 400 - (i % 2) * 30, 32, ink(0.36 + i * 0.1, 0.8 - i * 0.1)))
  );
});

/** A goblet of blown glass before a piece of lace. */
export const glass = sketch((s, ink) => {
  const lace = ink(0.06, 0.9);
  const clear = ink(0.34, 0.5);
  const goblet =
    'M-150 -330H150C150 -120 110 -10 30 20C20 60 16 90 16 130C16 190 60 210 130 226V250H-130V226C-60 210 -16 190 -16 130C-16 90 -20 60 -30 20C-110 -10 -150 -120 -150 -330Z';
  return (
    all(ink(0.8, 0.1)) +
    repeat(3, (k) =>
      repeat(16 + k * 8, (i) =>
        ring(...polar(0, -30, 250 + k * 110, (i * 360) / (16 + k * 8)), 46 - k * 2, lace, 8),
      ),
    ) +
    repeat(24, (i) =>
      line(...polar(0, -30, 200, i * 15), ...polar(0, -30, 520, i * 15 + 7.5), lace, 4),
    ) +
    repeat(16, (i) => disc(...polar(0, -30, 250, i * 22.5), 13, lace)) +
    repeat(24, (i) => disc(...polar(0, -30, 360, i * 15), 13, lace)) +
    disc(0, -30, 210, ink(0.7, 0.16)) +
    below(330, ink(0.94, 0.3)) +
    at(
      shape(goblet, clear) +
        clipped(
          s,
          goblet,
          shape('M30 -400H200V400H30Z', ink(0.5, 0.36)) +
            shape('M-150 -180Q0 -140 150 -180V60H-150Z', ink(0.6, 0.66)) +
            repeat(5, (i) =>
              stroke(
                d`M${-150 + i * 56} -340C${-190 + i * 90} -200 ${-60 + i * 34} -80 ${-30 + i * 16} 30`,
                ink(0.1, 0.92),
                7,
              ),
            ) +
            rect(-110, -330, 26, 300, ink(0.02, 0.98)),
        ) +
        ellipse(0, -330, 150, 24, ink(0.2, 0.66)) +
        ring(0, 76, 38, ink(0.3, 0.7), 17) +
        ellipse(0, 240, 140, 20, ink(0.3, 0.6)),
      0,
      70,
      1.05,
    )
  );
});
