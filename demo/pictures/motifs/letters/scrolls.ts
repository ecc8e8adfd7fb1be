import {
  type Stage,
  at,
  d,
  disc,
  ellipse,
  line,
  rect,
  repeat,
  ring,
  shape,
  stroke,
} from '../../draw.ts';
import { backdrop } from '../../mounts/backdrop.ts';
import { sketch } from '../../parts/canvas.ts';
import { desk } from './sheets.ts';

/** The book of the dead: signs in columns, and the heart that is weighed. */
export const papyrus = (s: Stage): string =>
  backdrop(s) +
  sketch((_s, ink) => {
    const sheet = ink(0.1, 0.92);
    const mark = ink(0.84, 0.2);
    const roll = (k: number): string =>
      rect(k * 420 - 44, -310, 88, 620, ink(0.24, 0.76)) +
      rect(k * 420 + (k > 0 ? 8 : -44), -310, 36, 620, ink(0.4, 0.6)) +
      ellipse(k * 420, -310, 44, 16, ink(0.5, 0.5)) +
      ring(k * 420, -310, 8, mark, 4);
    const sign = (x: number, y: number, i: number): string =>
      [
        disc(x, y, 10, mark),
        stroke(d`M${x - 13} ${y}q6 -10 13 0t13 0`, mark, 5),
        shape(d`M${x - 12} ${y + 10}L${x} ${y - 12}L${x + 12} ${y + 10}Z`, mark),
        stroke(d`M${x} ${y + 12}V${y - 4}M${x - 10} ${y - 2}H${x + 10}`, mark, 5) +
          ring(x, y - 10, 6, mark, 4),
        rect(x - 13, y - 4, 26, 8, mark),
        stroke(d`M${x - 12} ${y + 8}V${y - 8}H${x + 8}V${y + 6}`, mark, 5),
      ][i % 6] ?? '';
    const god = (x: number, k: number): string =>
      shape(d`M${x - 30} 230V90L${x - 44} -20H${x + 44}L${x + 30} 90V230Z`, mark) +
      shape(d`M${x - 36} 90H${x + 36}V160H${x - 36}Z`, ink(0.4, 0.6)) +
      disc(x, -56, 30, mark) +
      shape(d`M${x} -78L${x + k * 76} -56L${x} -38Z`, mark) +
      shape(d`M${x - 22} -76L${x - k * 4} -130L${x + 14} -80Z`, mark) +
      stroke(d`M${x} 0L${x + k * 90} 40`, mark, 20, true);
    return (
      rect(-420, -290, 840, 580, sheet) +
      repeat(9, (i) => line(-420, -260 + i * 66, 420, -260 + i * 66, ink(0.18, 0.84), 5)) +
      line(-380, -262, 380, -262, mark, 8) +
      line(-380, 248, 380, 248, mark, 8) +
      repeat(
        11,
        (c) =>
          line(-350 + c * 70, -250, -350 + c * 70, -140, ink(0.4, 0.6), 3) +
          repeat(3, (r) => sign(-316 + c * 64, -226 + r * 36, c * 2 + r * 3)),
      ) +
      god(-270, 1) +
      god(280, -1) +
      line(0, -100, 0, 230, mark, 13) +
      line(-130, -86, 130, -86, mark, 10) +
      disc(0, -104, 15, mark) +
      [-130, 130]
        .map(
          (x) =>
            stroke(d`M${x} -86L${x - 46} 60M${x} -86L${x + 46} 60`, mark, 4) +
            shape(d`M${x - 62} 60H${x + 62}Q${x} 120 ${x - 62} 60Z`, mark),
        )
        .join('') +
      shape('M-130 56C-190 10 -160 -20 -130 6C-100 -20 -70 10 -130 56Z', ink(0.5, 0.5)) +
      shape('M122 60C116 0 130 -40 146 -50C156 -20 150 30 138 60Z', ink(0.5, 0.5)) +
      roll(-1) +
      roll(1)
    );
  })(s);

/** A funnel into the earth, ring under ring, on a leaf of parchment. */
export const abyss = sketch(
  (_s, ink) =>
    desk(ink) +
    rect(-424, -400, 880, 840, ink(0.5, 0.04)) +
    rect(-440, -420, 880, 840, ink(0.04, 0.94)) +
    repeat(9, (i) => {
      const rx = 370 - i * 42;
      const y = -250 + i * 66;
      return (
        shape(
          d`M${-rx} ${y}A${rx} ${rx * 0.26} 0 0 0 ${rx} ${y}L${rx - 30} ${y + 66}A${rx - 34} ${(rx - 34) * 0.26} 0 0 1 ${-rx + 30} ${y + 66}Z`,
          ink(0.36 + i * 0.06, 0.66 - i * 0.06),
        ) +
        ellipse(0, y, rx, rx * 0.26, ink(0.16 + i * 0.05, 0.84 - i * 0.05)) +
        ellipse(
          0,
          y + 8,
          Math.max(8, rx - 32),
          Math.max(3, (rx - 32) * 0.26),
          ink(0.5 + i * 0.05, 0.5 - i * 0.05),
        ) +
        repeat(Math.max(2, 13 - i), (j) => {
          const a = (j * 2 * Math.PI) / Math.max(2, 13 - i) + i;
          return line(
            Math.cos(a) * (rx - 16),
            y + Math.sin(a) * (rx - 16) * 0.26,
            Math.cos(a) * (rx - 16),
            y + Math.sin(a) * (rx - 16) * 0.26 - 17,
            ink(0.84, 0.2),
            7,
          );
        })
      );
    }) +
    disc(0, 300, 15, ink(0.98, 0.06)),
);

/** A palace's front engraved across a great printed sheet. */
export const engraving = sketch((_s, ink) => {
  const mark = ink(0.8, 0.24);
  const soft = ink(0.4, 0.6);
  return (
    desk(ink) +
    rect(-464, -290, 960, 640, ink(0.5, 0.04)) +
    rect(-480, -310, 480, 640, ink(0.02, 0.96)) +
    rect(0, -310, 480, 640, ink(0.02, 0.96)) +
    shape('M0 -310H70Q20 0 0 330Z', ink(0.14, 0.84)) +
    stroke('M-450 -280h900v580h-900Z', soft, 5) +
    stroke(
      'M-410 110V-120H410V110M-410 -150H410V-120H-410ZM-90 -150L0 -220L90 -150M-90 110V-150M90 110V-150M-440 110H440',
      mark,
      7,
    ) +
    repeat(15, (i) =>
      repeat(3, (row) =>
        rect(-394 + i * 54, -104 + row * 74, 26, row === 2 ? 54 : 44, i > 5 && i < 9 ? mark : soft),
      ),
    ) +
    repeat(9, (i) => line(-280 + i * 70, 120, -373 + i * 93, 290, soft, 4)) +
    repeat(4, (i) => line(-430, 140 + i * i * 14, 430, 140 + i * i * 14, soft, 4)) +
    shape('M-200 230H200V280H-200Z', ink(0.02, 0.96)) +
    stroke('M-200 230H200V280H-200Z', mark, 5) +
    repeat(2, (i) => line(-170, 246 + i * 18, 170 - i * 60, 246 + i * 18, mark, 5)) +
    at(
      ring(0, 0, 13, ink(0.94, 0.9), 9) +
        stroke('M0 12L-60 250M0 12L60 250', ink(0.94, 0.9), 12, true) +
        stroke('M-34 150Q0 130 34 150', ink(0.94, 0.9), 8),
      330,
      180,
      0.9,
      -38,
    )
  );
});
