import { at, d, disc, line, polar, stroke } from '../draw.ts';
import { leaf } from './nature.ts';

/** Leaves in pairs along an arc of a circle, from `from` to `to` degrees. */
export function spray(
  cx: number,
  cy: number,
  r: number,
  from: number,
  to: number,
  pairs: number,
  size: number,
  fill: string,
  rib: string,
  berry?: string,
): string {
  const turn = to > from ? 90 : -90;
  let out = '';
  for (let i = 0; i < pairs; i += 1) {
    const share = i / (pairs - 1);
    const angle = from + (to - from) * share;
    const [x, y] = polar(cx, cy, r, angle);
    const k = size * (1 - share * 0.34);
    const along = angle + turn + 90;
    out +=
      at(leaf(k, k * 0.25, fill, rib), x, y, 1, along - 38) +
      at(leaf(k, k * 0.25, fill, rib), x, y, 1, along + 38);
    if (berry && i % 2 === 1)
      out += polarBerry(x, y, k, along + (i % 4 === 1 ? 85 : -85), berry, fill);
    if (i === pairs - 1) out += at(leaf(k, k * 0.25, fill, rib), x, y, 1, along);
  }
  const [sx, sy] = polar(cx, cy, r, from - (to > from ? 6 : -6));
  const [ex, ey] = polar(cx, cy, r, to);
  return (
    stroke(
      d`M${sx} ${sy}A${r} ${r} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${ex} ${ey}`,
      fill,
      size * 0.07,
      true,
    ) + out
  );
}

function polarBerry(
  x: number,
  y: number,
  size: number,
  angle: number,
  fill: string,
  stem: string,
): string {
  const [bx, by] = polar(x, y, size * 0.42, angle - 90);
  return line(x, y, bx, by, stem, size * 0.04) + disc(bx, by, size * 0.13, fill);
}
