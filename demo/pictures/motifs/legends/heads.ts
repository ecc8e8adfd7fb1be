import { at, d, disc, flipped, line, rect, repeat, shape, stroke } from '../../draw.ts';
import { all, below, sketch } from '../../parts/canvas.ts';
import { ripples } from '../../parts/nature.ts';
import { sun } from '../../parts/sky.ts';
import { head } from '../../portraits/head.ts';
import { bronze, living } from '../../portraits/inks.ts';
import type { Traits } from '../../portraits/traits.ts';

/** A young woman, a sword in her hand. */
export const judith = sketch((s, ink) => {
  const traits: Traits = {
    sex: 'woman',
    age: 'young',
    hair: 'braids',
    headwear: 'none',
    dress: 'gown',
  };
  const steel = ink(0.02, 0.98);
  return (
    all(ink(0.6, 0.08)) +
    shape(
      'M-900 -900H900V-420C700 -160 520 -200 420 -380C260 -160 -60 -230 -160 -420C-260 -220 -500 -240 -900 -420Z',
      ink(0.78, 0.2),
    ) +
    repeat(8, (i) =>
      stroke(
        d`M${-520 + i * 150} -640Q${-460 + i * 140} -480 ${-520 + i * 150} -370`,
        ink(0.88, 0.12),
        12,
      ),
    ) +
    at(head(s, traits, living(s, traits)), 120, 165, 1.05) +
    shape('M-312 150L-316 -420L-286 -470L-256 -420L-260 150Z', steel) +
    shape('M-286 -470L-256 -420L-260 150H-286Z', ink(0.24, 0.7)) +
    rect(-390, 140, 208, 26, ink(0.94, 0.5)) +
    disc(-390, 153, 22, ink(0.94, 0.5)) +
    disc(-182, 153, 22, ink(0.94, 0.5)) +
    rect(-304, 160, 36, 150, ink(0.94, 0.5)) +
    stroke('M-250 900Q-330 560 -270 270', ink(0.86, 0.36), 120, true) +
    stroke('M-286 280L-276 240', ink(0.2, 0.84), 124) +
    repeat(4, (i) => stroke(d`M${-330} ${188 + i * 24}H-252`, ink(0.05, 0.97), 25, true)) +
    disc(-286, 324, 26, ink(0.94, 0.5))
  );
});

/** Two bearded men of bronze, out of the sea. */
export const warriors = sketch((s, ink) => {
  const older: Traits = {
    sex: 'man',
    age: 'grown',
    hair: 'curls',
    beard: 'full',
    headwear: 'helmet',
    dress: 'tunic',
  };
  const younger: Traits = {
    sex: 'man',
    age: 'grown',
    hair: 'curls',
    beard: 'full',
    headwear: 'diadem',
    dress: 'tunic',
  };
  return (
    all(ink(0.1, 0.08)) +
    sun(s, 0, -150, 330, 'full', ink(0.24, 0.2)) +
    flipped(at(head(s, older, bronze(s)), -190, -60, 0.94), 0) +
    at(head(s, younger, bronze(s, 0.12)), -150, 0, 1.02) +
    below(330, ink(0.6, 0.3)) +
    repeat(2, (i) =>
      shape(
        d`M-900 ${330 + i * 70}` +
          repeat(18, () => (i ? 'q25 40 50 0t50 0' : 'q25 -40 50 0t50 0')) +
          'V900H-900Z',
        ink(0.5 + i * 0.2, 0.36 - i * 0.12),
      ),
    ) +
    ripples(s, -200, 430, 560, 200, ink(0.2, 0.8)) +
    ripples(s, 260, 440, 560, 160, ink(0.2, 0.8))
  );
});

/** The painter at her easel. */
export const paintress = sketch((s, ink) => {
  const traits: Traits = {
    sex: 'woman',
    age: 'grown',
    hair: 'bun',
    headwear: 'none',
    dress: 'gown',
  };
  return (
    all(ink(0.34, 0.12)) +
    shape('M-900 -900H-60L520 900H-900Z', ink(0.26, 0.2)) +
    at(head(s, traits, living(s, traits)), 150, -60, 1.02) +
    shape('M-500 -400L-330 -440L-250 420L-500 460Z', ink(0.06, 0.9)) +
    shape('M-330 -440L-296 -430L-216 430L-250 420Z', ink(0.5, 0.6)) +
    line(-520, 470, -200, 420, ink(0.8, 0.5), 26) +
    stroke('M330 900Q60 620 -60 330', ink(0.86, 0.36), 130, true) +
    stroke('M-60 330L-90 280', ink(0.16, 0.86), 120) +
    disc(-106, 250, 54, ink(0.05, 0.97)) +
    line(-30, 300, -280, 60, ink(0.94, 0.3), 12) +
    shape('M-262 96L-300 24L-236 72Z', ink(0.94, 0.6)) +
    repeat(3, (i) =>
      stroke(
        d`M${-150 + i * 6} ${236 + i * 26}L${-108} ${246 + i * 24}`,
        ink(0.05, 0.97),
        26,
        true,
      ),
    ) +
    shape(
      'M60 470C40 380 180 330 300 360C420 380 470 450 420 510C300 560 90 560 60 470Z',
      ink(0.94, 0.5),
    ) +
    [
      [140, 440, 0.5],
      [230, 410, 0.2],
      [320, 430, 0.66],
      [240, 480, 0.06],
    ]
      .map(([x = 0, y = 0, t = 0]) => disc(x, y, 26, ink(t, 1 - t)))
      .join('')
  );
});
