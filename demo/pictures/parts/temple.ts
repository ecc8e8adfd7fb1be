import { type ColumnLook, type Order, column } from './columns.ts';
import { type Stage, d, disc, rect, repeat, shape } from '../draw.ts';

/** The front of a temple. */
export function temple(
  s: Stage,
  cx: number,
  base: number,
  width: number,
  count: number,
  order: Order,
  look: ColumnLook,
): string {
  const { tone } = s;
  const wide = (width / count) * 0.46;
  const tall = width * 0.5;
  const step = (width - wide * 1.4) / (count - 1);
  const top = base - tall;
  const roof = width * 0.17;
  return (
    repeat(3, (i) =>
      rect(
        cx - width / 2 - (3 - i) * width * 0.025,
        base + i * width * 0.022,
        width + (3 - i) * width * 0.05 - width * 0.05 + i * width * 0.1,
        width * 0.022,
        tone.at(0.3 + i * 0.16),
      ),
    ) +
    rect(cx - width / 2 + wide, top, width - wide * 2, tall, tone.at(tone.night ? 0.04 : 0.86)) +
    repeat(count, (i) =>
      column(order, cx - width / 2 + wide * 0.7 + i * step, base, wide, tall, look),
    ) +
    rect(cx - width / 2, top - width * 0.075, width, width * 0.075, look.mid) +
    repeat(count * 2 - 1, (i) =>
      rect(
        cx - width / 2 + wide * 0.42 + (i * step) / 2,
        top - width * 0.066,
        wide * 0.5,
        width * 0.05,
        look.dark,
      ),
    ) +
    rect(cx - width * 0.53, top - width * 0.1, width * 1.06, width * 0.028, look.light) +
    shape(
      d`M${cx - width * 0.54} ${top - width * 0.1}L${cx} ${top - width * 0.1 - roof}L${cx + width * 0.54} ${top - width * 0.1}Z`,
      look.light,
    ) +
    shape(
      d`M${cx - width * 0.43} ${top - width * 0.115}L${cx} ${top - width * 0.08 - roof}L${cx + width * 0.43} ${top - width * 0.115}Z`,
      look.dark,
    ) +
    disc(cx, top - width * 0.17, width * 0.035, look.light)
  );
}
