import { type Stage, at, d, disc, line, rect, repeat, shape, stroke } from '../../draw.ts';
import { type Ink, all, sketch } from '../../parts/canvas.ts';

/** A line of handwriting. */
const scrawl = (s: Stage, x: number, y: number, long: number, color: string): string => {
  let path = d`M${x} ${y}`;
  for (let at0 = 0; at0 < long;) {
    const word = Math.min(s.rng.between(44, 110), long - at0);
    for (let i = 0; i < word; i += 13) path += d`q3 ${-s.rng.between(12, 26)} 6.5 0t6.5 0`;
    path += 'm18 0';
    at0 += word + 18;
  }
  return stroke(path, color, 4.5, true);
};

const leafOf = (ink: Ink, body: string, lean: number): string =>
  at(
    rect(-264, -356, 560, 760, ink(0.5, 0.04)) +
      rect(-280, -380, 560, 760, ink(0.02, 0.95)) +
      shape('M280 380V290L190 380Z', ink(0.2, 0.72)) +
      body,
    0,
    0,
    1,
    lean,
  );

export const desk = (ink: Ink): string =>
  all(ink(0.36, 0.16)) + repeat(5, (i) => rect(-900, -420 + i * 210, 1800, 6, ink(0.44, 0.22)));

const quill = (ink: Ink, x: number, y: number, turn: number): string =>
  at(
    shape('M0 0L12 -60C-50 -160 -40 -320 70 -430C100 -320 90 -180 30 -64Z', ink(0.9, 0.86)) +
      stroke('M0 0C20 -120 40 -260 68 -420', ink(0.3, 0.4), 7, true) +
      stroke('M30 -150l-50 -30M38 -220l-56 -30M48 -290l-44 -30', ink(0.36, 0.16), 9),
    x,
    y,
    1,
    turn,
  );

/** A poem of fifteen lines, in its author's hand. */
export const autograph = sketch(
  (s, ink) =>
    desk(ink) +
    leafOf(
      ink,
      scrawl(s, -90, -300, 170, ink(0.7, 0.3)) +
        repeat(15, (i) => scrawl(s, -200, -220 + i * 38, s.rng.between(300, 380), ink(0.8, 0.24))),
      -3,
    ) +
    quill(ink, 230, 330, 24) +
    disc(-380, 360, 70, ink(0.9, 0.5)) +
    disc(-380, 350, 44, ink(0.98, 0.1)),
);

/** A page of second thoughts: struck out, written over, written round. */
export const draft = sketch(
  (s, ink) =>
    desk(ink) +
    leafOf(
      ink,
      repeat(
        11,
        (i) =>
          scrawl(s, -220, -310 + i * 56, s.rng.between(280, 400), ink(0.8, 0.24)) +
          (i % 3 === 1
            ? line(-226, -318 + i * 56, 140, -322 + i * 56, ink(0.8, 0.24), 8)
            : i % 4 === 3
              ? scrawl(s, -120, -336 + i * 56, 200, ink(0.5, 0.5))
              : ''),
      ) +
        repeat(2, (i) => line(-230 + i * 40, 30, 220 + i * 20, 250, ink(0.6, 0.4), 9)) +
        stroke('M-240 290V330H-120', ink(0.6, 0.4), 7),
      4,
    ) +
    quill(ink, 170, 210, 44),
);

/** Sheets upon sheets, tied: the notes of fifteen years. */
export const notebooks = sketch(
  (s, ink) =>
    desk(ink) +
    repeat(6, (i) =>
      at(
        rect(-270, 0, 540, 44, ink(0.86 - (i % 3) * 0.2, 0.3 + (i % 3) * 0.2)) +
          rect(-256, 7, 540, 30, ink(0.04, 0.94)) +
          line(-250, 22, 280, 22, ink(0.3, 0.66), 4),
        s.rng.between(-24, 24),
        330 - i * 50,
      ),
    ) +
    at(
      shape('M0 0L-250 -70L-270 -350L20 -280Z', ink(0.02, 0.96)) +
        shape('M0 0L250 -60L290 -340L20 -280Z', ink(0.12, 0.86)) +
        shape('M0 0L-250 -70L-256 -54L0 20L256 -44L250 -60Z', ink(0.5, 0.5)),
      0,
      100,
    ) +
    at(
      repeat(7, (i) => scrawl(s, -210, -230 + i * 32, 150, ink(0.7, 0.3))),
      -26,
      80,
      1,
      13,
    ) +
    at(
      repeat(7, (i) => scrawl(s, 40, -230 + i * 32, 150, ink(0.7, 0.3))),
      30,
      100,
      1,
      -13,
    ) +
    rect(-40, 84, 40, 300, ink(0.6, 0.5)) +
    shape('M-20 250C-90 200 -120 260 -20 270C80 260 60 200 -20 250Z', ink(0.6, 0.5)),
);
