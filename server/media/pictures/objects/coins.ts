import {
  type Stage,
  at,
  boxPath,
  clipped,
  disc,
  discPath,
  flipped,
  polar,
  rect,
  repeat,
  ring,
  stroke,
} from '../draw.ts';
import { head } from '../portraits/head.ts';
import { spray } from '../spray.ts';

/** Coins or medals on a tray. */
export function coins(s: Stage): string {
  const { w, h, rng, tone } = s;
  const few = rng.chance(0.5);
  const night = tone.night;
  const spots = few
    ? [[0.5, 0.47, 0.31]]
    : [
        [0.32, 0.34, 0.2],
        [0.69, 0.5, 0.18],
        [0.36, 0.73, 0.15],
      ];
  return (
    rect(0, 0, w, h, tone.at(night ? 0.1 : 0.2)) +
    rect(w * 0.07, h * 0.07, w * 0.86, h * 0.86, tone.at(night ? 0.2 : 0.36)) +
    stroke(
      boxPath(w * 0.07, h * 0.07, w * 0.86, h * 0.86) +
        boxPath(w * 0.095, h * 0.095, w * 0.81, h * 0.81),
      tone.at(0.66),
      5,
    ) +
    spots
      .map(([x = 0.5, y = 0.5, k = 0.3], i) => {
        const cx = w * x;
        const cy = h * y;
        const r = h * k;
        const ink = {
          skin: tone.at(night ? 0.94 : 0.08),
          skinShade: tone.at(0.5),
          hair: tone.at(night ? 0.8 : 0.24),
          hairLine: tone.at(0.6),
          cloth: tone.at(0.5),
          clothShade: tone.at(0.7),
          trim: tone.at(night ? 0.9 : 0.14),
          line: tone.at(night ? 0.24 : 0.84),
        };
        const face = i === 0 || rng.chance(0.4);
        const core = face
          ? at(
              head(
                s,
                {
                  woman: false,
                  hair: rng.pick(['short', 'curls']),
                  beard: rng.pick(['none', 'short']),
                  headwear: 'laurel',
                  dress: 'toga',
                },
                ink,
              ),
              cx,
              cy - r * 0.04,
              r / 370,
            )
          : spray(cx, cy, r * 0.5, 95, 250, 7, r * 0.24, tone.at(0.84), tone.at(0.4)) +
            flipped(spray(cx, cy, r * 0.5, 95, 250, 7, r * 0.24, tone.at(0.84), tone.at(0.4)), cx) +
            disc(cx, cy, r * 0.2, tone.at(0.84));
        return (
          disc(cx + 12, cy + 18, r * 1.02, tone.at(night ? 0.02 : 0.66)) +
          disc(cx, cy, r, tone.at(night ? 0.66 : 0.5)) +
          clipped(s, discPath(cx, cy, r * 0.84), core) +
          ring(cx, cy, r * 0.985, tone.at(0.88), 6) +
          repeat(48, (j) => disc(...polar(cx, cy, r * 0.91, j * 7.5), r * 0.022, tone.at(0.88)))
        );
      })
      .join('')
  );
}
