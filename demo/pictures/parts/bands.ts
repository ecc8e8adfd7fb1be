import { d, disc, num, rect, repeat, shape, stroke } from '../draw.ts';

export type Band =
  'lines' | 'meander' | 'waves' | 'tongues' | 'zigzag' | 'dots' | 'plain' | 'leaves';

export const bands = ['meander', 'waves', 'tongues', 'zigzag', 'dots', 'leaves', 'plain'] as const;

/** A painted frieze between y and y + size. */
export function band(
  kind: Band,
  x: number,
  y: number,
  width: number,
  size: number,
  paint: string,
): string {
  const rules =
    rect(x, y - size * 0.14, width, size * 0.09, paint) +
    rect(x, y + size * 1.05, width, size * 0.09, paint);
  const count = Math.ceil(width / size) + 1;
  const from = x + width / 2 - (count * size) / 2;
  const each = (make: (cx: number) => string): string =>
    repeat(count, (i) => make(from + i * size));
  switch (kind) {
    case 'plain':
      return rect(x, y, width, size, paint);
    case 'lines':
      return repeat(3, (i) => rect(x, y + i * size * 0.4, width, size * 0.14, paint));
    case 'meander':
      return (
        rules +
        stroke(
          each((cx) =>
            d`M${cx} ${y + size * 0.92}V${y + size * 0.08}H${cx + size * 0.78}V${y + size * 0.68}H${cx + size * 0.42}V${y + size * 0.4}M${cx} ${y + size * 0.92}`.replace(
              /M[^M]*$/,
              '',
            ),
          ) +
            each(
              (cx) => d`M${cx + size * 0.78} ${y + size * 0.62}V${y + size * 0.92}H${cx + size}`,
            ),
          paint,
          size * 0.13,
        )
      );
    case 'waves':
      return (
        rules +
        shape(
          each(
            (cx) =>
              d`M${cx} ${y + size}C${cx + size * 0.1} ${y + size * 0.3} ${cx + size * 0.5} ${y} ${cx + size * 0.82} ${y + size * 0.24}C${cx + size} ${y + size * 0.42} ${cx + size * 0.8} ${y + size * 0.68} ${cx + size * 0.62} ${y + size * 0.56}C${cx + size * 0.72} ${y + size * 0.46} ${cx + size * 0.56} ${y + size * 0.34} ${cx + size * 0.46} ${y + size * 0.52}C${cx + size * 0.38} ${y + size * 0.74} ${cx + size * 0.7} ${y + size * 0.98} ${cx + size} ${y + size}Z`,
          ),
          paint,
        )
      );
    case 'tongues':
      return (
        rules +
        repeat(count * 2, (i) =>
          shape(
            d`M${from + i * size * 0.5 + size * 0.08} ${y}v${size * 0.6}a${size * 0.17} ${size * 0.3} 0 0 0 ${size * 0.34} 0v${-size * 0.6}Z`,
            paint,
          ),
        )
      );
    case 'zigzag':
      return (
        rules +
        stroke(
          `M${num(from)} ${num(y + size * 0.9)}` +
            each((cx) => d`L${cx + size * 0.5} ${y + size * 0.1}L${cx + size} ${y + size * 0.9}`),
          paint,
          size * 0.14,
        )
      );
    case 'dots':
      return rules + each((cx) => disc(cx + size * 0.5, y + size * 0.5, size * 0.26, paint));
    case 'leaves':
      return (
        rules +
        each((cx) =>
          shape(
            d`M${cx} ${y + size * 0.5}Q${cx + size * 0.3} ${y - size * 0.05} ${cx + size * 0.72} ${y + size * 0.12}Q${cx + size * 0.5} ${y + size * 0.5} ${cx} ${y + size * 0.5}ZM${cx} ${y + size * 0.54}Q${cx + size * 0.3} ${y + size * 1.05} ${cx + size * 0.72} ${y + size * 0.9}Q${cx + size * 0.5} ${y + size * 0.54} ${cx} ${y + size * 0.54}Z`,
            paint,
          ),
        )
      );
  }
}
