import { rect } from '../../draw.ts';
import { across, all, sketch } from '../../parts/canvas.ts';
import { posed } from '../../parts/poses.ts';

/** Two who run, as on a metope between its triglyphs. */
export const metope = sketch((_s, ink) => {
  const stone = { fill: ink(0.04, 0.94), shade: ink(0.24, 0.74), hair: ink(0.34, 0.6), girth: 104 };
  const groove = ink(0.6, 0.4);
  const triglyph = (x: number): string =>
    rect(x, -340, 230, 700, ink(0.12, 0.86)) +
    [0, 1, 2].map((i) => rect(x + 34 + i * 66, -300, 32, 660, groove)).join('');
  return (
    all(ink(0.36, 0.3)) +
    rect(-280, -340, 560, 700, ink(0.5, 0.42)) +
    triglyph(-520) +
    triglyph(290) +
    across(-440, 100, ink(0.1, 0.9)) +
    across(-360, 16, groove) +
    across(360, 90, ink(0.1, 0.9)) +
    across(450, 20, groove) +
    posed(
      {
        head: [-120, -220],
        neck: [-124, -150],
        hip: [-110, 50],
        arms: [
          [
            [-220, -60],
            [-150, 20],
          ],
          [
            [-30, -60],
            [30, -160],
          ],
        ],
        legs: [
          [
            [-220, 110],
            [-220, 250],
            [-260, 262],
          ],
          [
            [10, 120],
            [-40, 280],
            [20, 340],
          ],
        ],
      },
      stone,
    ) +
    posed(
      {
        head: [150, -210],
        neck: [140, -140],
        hip: [130, 60],
        arms: [
          [
            [50, -40],
            [20, -160],
          ],
          [
            [230, -50],
            [180, 50],
          ],
        ],
        legs: [
          [
            [20, 150],
            [10, 320],
            [70, 340],
          ],
          [
            [230, 140],
            [200, 330],
            [262, 344],
          ],
        ],
      },
      stone,
    )
  );
});
