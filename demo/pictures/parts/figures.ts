import { type Point, d, disc, ellipse, rect, repeat, ring, shape, stroke } from '../draw.ts';

export interface Cloth {
  robe: string;
  shade: string;
  skin: string;
  hair: string;
}

interface Robed {
  x: number;
  /** Where the hem is. */
  base: number;
  tall: number;
  cloth: Cloth;
  veil?: boolean;
  beard?: boolean;
  /** Colour of a saint's disc. */
  halo?: string;
  /** Where the hands are: one or two arms are drawn to them. */
  hands?: readonly Point[];
  /** How far the head is bent: -1 to the left, 1 to the right. */
  bow?: number;
}

/** A figure in a long robe, seen from the front, without a face: it is too small for one. */
export function robed({
  x,
  base,
  tall: t,
  cloth,
  veil,
  beard,
  halo,
  hands,
  bow = 0,
}: Robed): string {
  const top = base - t;
  const r = t * 0.072;
  const hx = x + bow * t * 0.06;
  const hy = top + r * 1.15 + Math.abs(bow) * t * 0.03;
  const body = d`M${x - t * 0.03} ${top + t * 0.14}C${x - t * 0.13} ${top + t * 0.16} ${x - t * 0.14} ${top + t * 0.25} ${x - t * 0.13} ${top + t * 0.42}C${x - t * 0.135} ${top + t * 0.7} ${x - t * 0.17} ${base - t * 0.1} ${x - t * 0.185} ${base}H${x + t * 0.185}C${x + t * 0.17} ${base - t * 0.1} ${x + t * 0.135} ${top + t * 0.7} ${x + t * 0.13} ${top + t * 0.42}C${x + t * 0.14} ${top + t * 0.25} ${x + t * 0.13} ${top + t * 0.16} ${x + t * 0.03} ${top + t * 0.14}Z`;
  const arm = ([ax, ay]: Point): string => {
    const side = ax < x ? -1 : 1;
    const sx = x + side * t * 0.095;
    const sy = top + t * 0.22;
    return (
      stroke(
        d`M${sx} ${sy}Q${(sx + ax) / 2 + side * t * 0.03} ${Math.max(sy, ay) + t * 0.05} ${ax} ${ay}`,
        side < 0 ? cloth.robe : cloth.shade,
        t * 0.075,
        true,
      ) + disc(ax, ay, t * 0.032, cloth.skin)
    );
  };
  return (
    (halo ? disc(hx, hy, r * 1.9, halo) + ring(hx, hy, r * 1.9, cloth.shade, t * 0.008) : '') +
    (veil
      ? shape(
          d`M${hx - r * 1.25} ${top + t * 0.24}C${hx - r * 1.5} ${hy - r} ${hx - r} ${hy - r * 1.45} ${hx} ${hy - r * 1.45}C${hx + r} ${hy - r * 1.45} ${hx + r * 1.5} ${hy - r} ${hx + r * 1.25} ${top + t * 0.24}Z`,
          cloth.shade,
        )
      : '') +
    shape(body, cloth.robe) +
    shape(
      d`M${x + t * 0.03} ${top + t * 0.14}C${x + t * 0.13} ${top + t * 0.16} ${x + t * 0.14} ${top + t * 0.25} ${x + t * 0.13} ${top + t * 0.42}C${x + t * 0.135} ${top + t * 0.7} ${x + t * 0.17} ${base - t * 0.1} ${x + t * 0.185} ${base}H${x + t * 0.06}Q${x + t * 0.02} ${top + t * 0.5} ${x + t * 0.03} ${top + t * 0.14}Z`,
      cloth.shade,
    ) +
    repeat(2, (i) =>
      stroke(
        d`M${x - t * (0.05 - i * 0.06)} ${top + t * 0.42}Q${x - t * (0.06 - i * 0.06)} ${top + t * 0.7} ${x - t * (0.1 - i * 0.08)} ${base - t * 0.02}`,
        cloth.shade,
        t * 0.012,
        true,
      ),
    ) +
    (hands ?? []).map(arm).join('') +
    rect(hx - r * 0.35, hy, r * 0.7, t * 0.14 - (hy - top) + t * 0.03, cloth.skin) +
    ellipse(hx, hy, r * 0.82, r * 1.05, cloth.skin) +
    (veil
      ? ''
      : shape(
          d`M${hx - r} ${hy + r * 0.2}C${hx - r * 1.15} ${hy - r * 1.6} ${hx + r * 1.15} ${hy - r * 1.6} ${hx + r} ${hy + r * 0.2}C${hx + r * 0.8} ${hy - r * 0.8} ${hx - r * 0.5} ${hy - r * 0.9} ${hx - r} ${hy + r * 0.2}Z`,
          cloth.hair,
        )) +
    (beard
      ? shape(
          d`M${hx - r * 0.8} ${hy + r * 0.3}Q${hx - r * 0.5} ${hy + r * 0.7} ${hx} ${hy + r * 0.62}Q${hx + r * 0.5} ${hy + r * 0.7} ${hx + r * 0.8} ${hy + r * 0.3}C${hx + r * 0.8} ${hy + r} ${hx + r * 0.4} ${hy + r * 1.7} ${hx} ${hy + r * 1.75}C${hx - r * 0.4} ${hy + r * 1.7} ${hx - r * 0.8} ${hy + r} ${hx - r * 0.8} ${hy + r * 0.3}Z`,
          cloth.hair,
        )
      : '')
  );
}

interface Face {
  skin: string;
  shade: string;
  line: string;
  /** Lids cast down, or eyes that look out. */
  eyes: 'down' | 'open';
}

/** A face from the front; `r` is half its height. */
export function face(x: number, y: number, r: number, { skin, shade, line, eyes }: Face): string {
  const eye = (k: number): string => {
    const ex = x + k * r * 0.33;
    return eyes === 'down'
      ? stroke(
          d`M${ex - r * 0.17} ${y - r * 0.04}Q${ex} ${y + r * 0.1} ${ex + r * 0.17} ${y - r * 0.04}`,
          line,
          r * 0.055,
          true,
        )
      : shape(
          d`M${ex - r * 0.2} ${y - r * 0.02}Q${ex} ${y - r * 0.2} ${ex + r * 0.2} ${y - r * 0.02}Q${ex} ${y + r * 0.12} ${ex - r * 0.2} ${y - r * 0.02}Z`,
          shade,
        ) +
          disc(ex, y - r * 0.04, r * 0.085, line) +
          stroke(
            d`M${ex - r * 0.2} ${y - r * 0.02}Q${ex} ${y - r * 0.2} ${ex + r * 0.2} ${y - r * 0.02}`,
            line,
            r * 0.045,
            true,
          );
  };
  const brow = (k: number): string =>
    stroke(
      d`M${x + k * r * 0.1} ${y - r * 0.17}Q${x + k * r * 0.34} ${y - r * 0.38} ${x + k * r * 0.58} ${y - r * 0.18}`,
      line,
      r * 0.05,
      true,
    );
  return (
    ellipse(x, y, r * 0.74, r, skin) +
    shape(
      d`M${x} ${y - r}A${r * 0.74} ${r} 0 0 1 ${x} ${y + r}Q${x + r * 0.2} ${y + r * 0.5} ${x + r * 0.1} ${y + r * 0.26}L${x + r * 0.05} ${y - r * 0.2}Z`,
      shade,
    ) +
    eye(-1) +
    eye(1) +
    brow(-1) +
    brow(1) +
    stroke(
      d`M${x + r * 0.1} ${y - r * 0.17}L${x + r * 0.08} ${y + r * 0.12}L${x + r * 0.12} ${y + r * 0.26}H${x - r * 0.08}`,
      line,
      r * 0.04,
      true,
    ) +
    shape(
      d`M${x - r * 0.2} ${y + r * 0.5}Q${x} ${y + r * 0.42} ${x + r * 0.2} ${y + r * 0.5}Q${x} ${y + r * 0.64} ${x - r * 0.2} ${y + r * 0.5}Z`,
      line,
    )
  );
}
