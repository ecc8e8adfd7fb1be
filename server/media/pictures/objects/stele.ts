import { type Stage, d, line, rect, repeat, shape } from '../draw.ts';
import { spray } from '../spray.ts';
import { wall } from './wall.ts';

/** A stele with its lines worn away. */
export function stele(s: Stage): string {
  const { w, h, rng, tone } = s;
  const night = tone.night;
  const stone = tone.at(night ? 0.84 : 0.06);
  const dark = tone.at(night ? 0.56 : 0.34);
  const cut = tone.at(night ? 0.24 : 0.6);
  const x = w * 0.28;
  const wide = w * 0.44;
  const top = h * 0.28;
  const head = rng.chance(0.5)
    ? d`M${x - 20} ${top}L${w / 2} ${top - h * 0.15}L${x + wide + 20} ${top}Z`
    : d`M${x - 20} ${top}A${wide / 2 + 20} ${h * 0.17} 0 0 1 ${x + wide + 20} ${top}Z`;
  return (
    wall(s) +
    shape(head, stone) +
    rect(x, top, wide, h * 0.58, stone) +
    rect(x + wide * 0.84, top, wide * 0.16, h * 0.58, dark) +
    rect(x - 20, top - 8, wide + 40, 26, dark) +
    rect(x - 30, h * 0.86, wide + 60, h * 0.06, dark) +
    spray(w / 2, top - h * 0.1, h * 0.055, 200, 20, 5, h * 0.04, cut, stone) +
    repeat(9, (i) =>
      repeat(13, (j) =>
        rng.chance(0.2)
          ? ''
          : rect(
              x + wide * (0.08 + j * 0.055),
              top + h * (0.06 + i * 0.052),
              wide * rng.pick([0.012, 0.012, 0.03, 0.038]),
              h * 0.022,
              tone.at(night ? 0.5 : 0.36),
            ),
      ),
    ) +
    shape(
      d`M${x + wide} ${top + h * 0.58}l${-wide * 0.3} 0l${wide * 0.08} ${-h * 0.1}l${wide * 0.12} ${-h * 0.04}l${wide * 0.1} ${-h * 0.1}Z`,
      tone.at(night ? 0.12 : 0.24),
    ) +
    line(x + wide * 0.2, top + h * 0.4, x + wide * 0.5, top + h * 0.58, cut, 4)
  );
}
