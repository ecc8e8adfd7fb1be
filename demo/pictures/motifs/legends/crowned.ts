import { d, disc, line, polar, rect, repeat, ring, shape, stroke } from '../../draw.ts';
import { type Ink, all, below, sketch } from '../../parts/canvas.ts';
import { face } from '../../parts/figures.ts';

const faceOf = (ink: Ink) =>
  ({ skin: ink(0.04, 0.96), shade: ink(0.2, 0.78), line: ink(0.9, 0.16), eyes: 'open' }) as const;

/** Two attendants at the sides, cut by the edge. */
const suite = (ink: Ink, veiled: boolean): string =>
  [-1, 1]
    .map((k) => {
      const x = k * 400;
      return (
        shape(
          d`M${x - 190} 900V180C${x - 190} 60 ${x - 110} 20 ${x} 20C${x + 110} 20 ${x + 190} 60 ${x + 190} 180V900Z`,
          ink(0.4, 0.56),
        ) +
        (veiled
          ? shape(d`M${x - 110} 60C${x - 140} -250 ${x + 140} -250 ${x + 110} 60Z`, ink(0.62, 0.4))
          : shape(
              d`M${x - 100} -60C${x - 120} -250 ${x + 120} -250 ${x + 100} -60Z`,
              ink(0.72, 0.3),
            )) +
        rect(x - 34, 0, 68, 70, ink(0.2, 0.78)) +
        face(x, -70, 108, faceOf(ink))
      );
    })
    .join('');

const court = (ink: Ink, woman: boolean): string => {
  const rim = ink(0.8, 0.1);
  const gem = (x: number, y: number, r: number): string =>
    disc(x, y, r, ink(0.04, 0.96)) + disc(x, y, r * 0.5, ink(0.6, 0.4));
  return (
    all(ink(0.24, 0.4)) +
    repeat(9, (i) =>
      repeat(9, (j) => disc(-480 + i * 120 + (j % 2) * 60, -520 + j * 60, 7, ink(0.12, 0.56))),
    ) +
    suite(ink, woman) +
    disc(0, -170, 250, ink(0.08, 0.7)) +
    ring(0, -170, 250, rim, 14) +
    ring(0, -170, 226, rim, 5) +
    shape(
      'M-320 900C-320 420 -290 160 -220 90C-130 40 130 40 220 90C290 160 320 420 320 900Z',
      ink(0.9, 0.24),
    ) +
    shape('M-40 60H220C290 160 320 420 320 900H150C150 500 90 250 -40 60Z', ink(0.74, 0.36)) +
    (woman
      ? shape(
          'M-180 110C-130 40 130 40 180 110C200 190 120 240 0 240C-120 240 -200 190 -180 110Z',
          ink(0.16, 0.84),
        ) +
        repeat(9, (i) => gem(...polar(0, 60, 160, 20 + i * 17.5), 15)) +
        repeat(11, (i) => disc(...polar(0, 70, 118, 10 + i * 16), 8, ink(0.7, 0.36)))
      : stroke('M-60 60Q60 180 220 160', ink(0.16, 0.84), 22) +
        disc(130, 140, 50, rim) +
        gem(130, 140, 34)) +
    shape('M-60 -60H60V70Q0 110 -60 70Z', ink(0.2, 0.78)) +
    (woman
      ? shape(
          'M-150 -40C-170 -330 170 -330 150 -40L110 -60C100 -200 -100 -200 -110 -60Z',
          ink(0.62, 0.44),
        )
      : shape(
          'M-126 -150C-140 -320 140 -320 126 -150L116 -60L96 -190H-96L-116 -60Z',
          ink(0.72, 0.34),
        )) +
    face(0, -140, 150, faceOf(ink)) +
    (woman
      ? ''
      : shape(
          'M-96 -90C-90 60 90 60 96 -90C80 -50 60 -64 0 -64C-60 -64 -80 -50 -96 -90Z',
          ink(0.72, 0.34),
        ) + rect(-26, -72, 52, 12, ink(0.9, 0.16))) +
    shape('M-142 -236H142L160 -330H-160Z', rim) +
    repeat(5, (i) => gem(-108 + i * 54, -284, 18)) +
    repeat(woman ? 7 : 5, (i) => disc(-126 + i * (woman ? 42 : 63), -344, 17, ink(0.04, 0.96))) +
    (woman
      ? repeat(2, (k) =>
          repeat(6, (i) => disc((k ? 1 : -1) * (150 + i * 3), -216 + i * 36, 13, ink(0.04, 0.96))),
        )
      : line(0, -346, 0, -400, rim, 14) + line(-22, -380, 22, -380, rim, 14)) +
    shape('M-150 330H150C150 420 90 470 0 470C-90 470 -150 420 -150 330Z', ink(0.14, 0.86)) +
    stroke('M-150 330H150', rim, 14) +
    repeat(5, (i) => gem(-96 + i * 48, 372, 13)) +
    disc(-168, 370, 40, ink(0.04, 0.96)) +
    disc(168, 370, 40, ink(0.04, 0.96))
  );
};

/** Justinian with his bowl, between two of his court. */
export const emperor = sketch((_s, ink) => court(ink, false));

/** Theodora in pearls, between two of her ladies. */
export const empress = sketch((_s, ink) => court(ink, true));

/** A king in his striped headcloth, the pyramids behind him. */
export const pharaoh = sketch((_s, ink) => {
  const cloth = ink(0.2, 0.8);
  const stripe = ink(0.84, 0.26);
  return (
    all(ink(0.12, 0.08)) +
    disc(250, -250, 120, ink(0.44, 0.5)) +
    shape('M-900 330L-420 -160L60 330Z', ink(0.3, 0.26)) +
    shape('M-420 -160L60 330H-250Z', ink(0.46, 0.18)) +
    shape('M80 330L390 20L760 330Z', ink(0.3, 0.26)) +
    shape('M390 20L760 330H520Z', ink(0.46, 0.18)) +
    below(328, ink(0.56, 0.36)) +
    shape('M-330 900C-320 560 -240 420 -150 380H150C240 420 320 560 330 900Z', ink(0.5, 0.6)) +
    shape(
      'M-150 -300C-110 -380 110 -380 150 -300C220 -200 270 -20 300 200L180 420H-180L-300 200C-270 -20 -220 -200 -150 -300Z',
      cloth,
    ) +
    repeat(8, (i) =>
      [-1, 1]
        .map((k) =>
          stroke(
            d`M${k * (124 + i * 4)} ${-230 + i * 64}L${k * (200 + i * 14)} ${-180 + i * 64}`,
            stripe,
            22,
          ),
        )
        .join(''),
    ) +
    repeat(4, (i) =>
      stroke(
        d`M${-136 + i * 14} ${-250 - i * 26}Q0 ${-300 - i * 34} ${136 - i * 14} ${-250 - i * 26}`,
        stripe,
        14,
      ),
    ) +
    shape('M-126 250H-70V560H-180ZM126 250H70V560H180Z', cloth) +
    repeat(6, (i) =>
      [-1, 1]
        .map((k) => line(k * 70, 290 + i * 48, k * (140 + i * 6), 290 + i * 48, stripe, 18))
        .join(''),
    ) +
    shape('M-56 160H56V330Q0 380 -56 330Z', ink(0.24, 0.76)) +
    face(0, 0, 200, faceOf(ink)) +
    shape('M-140 -120Q0 -180 140 -120V-160Q0 -220 -140 -160Z', stripe) +
    shape(
      'M-18 -150C-30 -240 30 -240 18 -150ZM-34 -220C-34 -270 34 -270 34 -220Q0 -190 -34 -220Z',
      ink(0.66, 0.5),
    ) +
    shape('M-26 186H26L18 330Q0 346 -18 330Z', stripe) +
    stroke('M-190 500Q0 640 190 500M-150 470Q0 580 150 470', stripe, 18)
  );
});
