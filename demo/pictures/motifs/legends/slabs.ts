import { at, d, disc, rect, repeat, shape, stroke } from '../../draw.ts';
import { type Ink, across, all, below, ridge, sketch } from '../../parts/canvas.ts';
import { posed } from '../../parts/poses.ts';

const flesh = (ink: Ink, girth: number) => ({
  fill: ink(0.7, 0.9),
  shade: ink(0.56, 0.7),
  hair: ink(0.94, 0.5),
  girth,
});

/** The man who dives, as on the slab of his tomb. */
export const diver = sketch(
  (_s, ink) =>
    all(ink(0.06, 0.1)) +
    rect(210, -260, 150, 700, ink(0.5, 0.5)) +
    repeat(
      9,
      (i) =>
        rect(210, -220 + i * 70, 150, 8, ink(0.3, 0.3)) +
        rect(i % 2 ? 260 : 310, -220 + i * 70, 8, 70, ink(0.3, 0.3)),
    ) +
    rect(186, -290, 198, 40, ink(0.66, 0.64)) +
    stroke(
      'M-400 440C-380 300 -390 160 -330 40M-400 200C-440 160 -440 100 -420 60M-370 120C-330 90 -310 40 -320 -10M-392 300C-340 280 -320 220 -320 180',
      ink(0.66, 0.5),
      14,
      true,
    ) +
    at(
      posed(
        {
          head: [-150, -24],
          neck: [-88, -30],
          hip: [90, -60],
          arms: [
            [
              [-170, 10],
              [-290, 34],
            ],
            [
              [-166, 34],
              [-284, 60],
            ],
          ],
          legs: [
            [
              [190, -92],
              [310, -116],
              [350, -112],
            ],
            [
              [196, -70],
              [316, -92],
              [356, -88],
            ],
          ],
        },
        { ...flesh(ink, 112), hair: ink(0.96, 0.3) },
      ),
      -70,
      -70,
      1.05,
      -22,
    ) +
    shape('M-440 440C-420 330 -300 300 -150 310C60 320 170 360 200 440Z', ink(0.36, 0.36)) +
    [0, 1, 2]
      .map((i) =>
        stroke(
          d`M${-330 + i * 30} ${350 + i * 34}q60 -20 120 0t120 0t110 0`,
          ink(0.14, 0.76),
          9,
          true,
        ),
      )
      .join(''),
);

/** One whom the ash overtook, in plaster, as he lies behind glass. */
export const casts = sketch((s, ink) => {
  const plaster = ink(0.04, 0.94);
  const shade = ink(0.3, 0.66);
  return (
    all(ink(0.3, 0.12)) +
    shape(
      'M-900 100L-260 -170L-170 -330Q-120 -300 -80 -350L10 -190Q60 -210 90 -170L900 120V900H-900Z',
      ink(0.5, 0.24),
    ) +
    shape(
      'M-170 -330C-260 -420 -200 -560 -60 -540C40 -640 240 -560 200 -450C300 -420 240 -340 140 -360C60 -380 -20 -320 -80 -350Q-120 -300 -170 -330Z',
      ink(0.2, 0.2),
    ) +
    ridge(s, 110, 20, ink(0.66, 0.34), 5) +
    below(190, ink(0.76, 0.4)) +
    rect(-380, 330, 680, 70, ink(0.9, 0.6)) +
    stroke('M-120 268L-226 232L-300 300', shade, 52, true) +
    stroke('M60 250L150 270L210 310', shade, 40, true) +
    stroke('M-116 256L60 262', plaster, 116, true) +
    stroke('M-130 244L-250 150', plaster, 74, true) +
    stroke('M-250 150L-270 290L-310 306', plaster, 54, true) +
    disc(138, 206, 50, plaster) +
    stroke('M70 236L134 138', plaster, 44, true) +
    stroke('M134 138L196 196', plaster, 36, true) +
    stroke('M70 236L134 138M-70 216Q-40 262 -64 306M-206 190L-150 216', shade, 7, true) +
    stroke('M-380 340V10H300V340', ink(0.04, 0.95), 8) +
    stroke('M-340 190L-290 50M-300 200L-240 50', ink(0.4, 0.3), 6) +
    across(452, 12, ink(0.9, 0.2))
  );
});
