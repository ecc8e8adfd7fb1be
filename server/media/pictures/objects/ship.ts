import { type Stage, d, disc, line, repeat, shape } from '../draw.ts';
import { TOP, backdrop, plinth } from './backdrop.ts';

/** A ship on a stand, sails set. */
export function ship(s: Stage): string {
  const { w, h, rng, tone } = s;
  const x = w / 2;
  const y = h * 0.6;
  const sail = (px: number, top: number, tall: number, wide: number, fill: string): string =>
    shape(
      d`M${px - wide * 0.5} ${top}h${wide}q${wide * 0.28} ${tall * 0.55} ${wide * 0.02} ${tall}h${-wide * 1.04}q${wide * 0.2} ${-tall * 0.5} ${wide * 0.02} ${-tall}Z`,
      fill,
    );
  const masts = rng.int(2, 3);
  return (
    backdrop(s) +
    plinth(s, 0.28) +
    repeat(2, (i) =>
      shape(d`M${x + (i ? 1 : -1) * h * 0.12 - 14} ${h * TOP}l10 -110h18l10 110Z`, tone.at(0.7)),
    ) +
    repeat(masts, (i) => {
      const px = x + (i - (masts - 1) / 2) * h * 0.19;
      return (
        line(px, y, px, h * (i === 1 ? 0.14 : 0.2), tone.at(0.9), 9) +
        repeat(2, (j) =>
          sail(
            px,
            h * ((i === 1 ? 0.18 : 0.24) + j * 0.15),
            h * 0.135,
            h * (0.13 + j * 0.04),
            tone.at(tone.night ? 0.94 - j * 0.16 : 0.03 + j * 0.16),
          ),
        )
      );
    }) +
    shape(
      d`M${x - h * 0.31} ${y - h * 0.1}L${x - h * 0.27} ${y - h * 0.1}L${x - h * 0.24} ${y - h * 0.03}H${x + h * 0.23}L${x + h * 0.36} ${y - h * 0.1}C${x + h * 0.32} ${y + h * 0.04} ${x + h * 0.24} ${y + h * 0.08} ${x + h * 0.14} ${y + h * 0.08}H${x - h * 0.2}C${x - h * 0.27} ${y + h * 0.07} ${x - h * 0.31} ${y} ${x - h * 0.31} ${y - h * 0.1}Z`,
      tone.at(0.84),
    ) +
    line(x - h * 0.27, y + h * 0.012, x + h * 0.27, y + h * 0.012, tone.at(0.4), 8) +
    repeat(9, (i) => disc(x - h * 0.22 + i * h * 0.055, y - h * 0.006, h * 0.008, tone.at(0.3)))
  );
}
