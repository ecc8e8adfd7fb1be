import { at, d, repeat, shape, stroke } from '../../draw.ts';
import { all, sketch } from '../../parts/canvas.ts';

/** Two hands that almost touch. */
export const creation = sketch((_s, ink) => {
  const skin = ink(0.06, 0.95);
  const shade = ink(0.26, 0.74);
  const finger = (path: string, color = skin, thick = 46): string =>
    stroke(path, color, thick, true);
  const nail = (x: number, y: number, turn: number): string =>
    at(shape('M-12 -9H8A9 9 0 0 1 8 9H-12Z', shade), x, y, 1, turn);
  return (
    all(ink(0.6, 0.14)) +
    repeat(5, (i) =>
      stroke(
        d`M-900 ${-330 + i * 170}Q0 ${-250 + i * 130} 900 ${-360 + i * 170}`,
        ink(0.52, 0.2),
        40,
      ),
    ) +
    stroke('M-480 -480H480V480H-480Z', ink(0.7, 0.5), 12) +
    // Adam's, waiting to be filled.
    finger('M-660 210L-350 60', skin, 150) +
    finger('M-190 40Q-130 110 -170 170', shade) +
    finger('M-180 20Q-90 80 -126 160', shade) +
    finger('M-180 0Q-60 50 -84 130', skin) +
    shape(
      'M-400 -20C-330 -70 -240 -70 -170 -30L-140 40L-200 100C-270 150 -350 150 -390 120Z',
      skin,
    ) +
    finger('M-190 -16Q-110 -10 -62 26L-34 20') +
    nail(-38, 18, -8) +
    finger('M-300 -30Q-230 -90 -170 -70', skin, 50) +
    stroke(
      'M-210 50Q-160 60 -140 96M-300 120Q-230 100 -200 60M-330 -20Q-300 10 -310 60',
      shade,
      8,
      true,
    ) +
    // And the other, that comes with all its strength.
    finger('M680 -190L360 -50', skin, 160) +
    shape('M400 -150C330 -150 250 -110 200 -70L180 0L230 60C300 90 380 60 420 10Z', skin) +
    finger('M230 40Q180 90 220 130L262 124', shade) +
    finger('M220 20Q140 70 170 120L220 124', shade) +
    finger('M210 0Q110 50 130 104L180 112', skin) +
    finger('M230 -46L100 -10L24 8') +
    nail(30, 5, 168) +
    finger('M280 60Q250 130 200 130', skin, 44) +
    stroke('M250 -20Q200 0 180 30M330 -90Q300 -40 320 10M110 -8Q116 8 112 18', shade, 8, true)
  );
});
