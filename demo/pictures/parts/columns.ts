import { type Stage, at, d, disc, line, rect, repeat, shape, stroke } from '../draw.ts';

export type Order = 'doric' | 'ionic' | 'corinthian';

export interface ColumnLook {
  light: string;
  mid: string;
  dark: string;
  line: string;
  side: number;
}

export const columnLook = (s: Stage, side: number, offset = 0): ColumnLook => ({
  // Stone stays lighter than its shadow at night as well.
  light: s.tone.at(s.tone.night ? 0.9 : 0.1 + offset),
  mid: s.tone.at(s.tone.night ? 0.66 : 0.34 + offset),
  dark: s.tone.at(s.tone.night ? 0.42 : 0.62 + offset),
  line: s.tone.at(s.tone.night ? 0.14 : 0.92),
  side,
});

/** The fluted drum between two heights; `broken` gives it a torn top. */
export function shaft(
  x: number,
  base: number,
  width: number,
  height: number,
  look: ColumnLook,
  broken = 0,
): string {
  const top = base - height;
  const taper = width * 0.07;
  const tear = broken * width;
  const outline = d`M${x - width / 2} ${base}L${x - width / 2 + taper} ${top}L${x - width * 0.2} ${top - tear * 0.4}L${x} ${top + tear * 0.3}L${x + width * 0.16} ${top - tear * 0.55}L${x + width / 2 - taper} ${top + tear * 0.2}L${x + width / 2} ${base}Z`;
  const flutes = 7;
  let out = shape(outline, look.mid);
  for (let i = 0; i < flutes; i += 1) {
    const a = Math.sin(((i + 0.5) / flutes - 0.5) * 2.6) * 0.52;
    const wide = Math.cos(((i + 0.5) / flutes - 0.5) * 2.6) * width * 0.1;
    const lit = look.side > 0 ? i < 3 : i > 3;
    const cap = top + (broken ? tear * 0.5 : width * 0.1);
    out += shape(
      d`M${x + a * width - wide / 2} ${base - width * 0.05}L${x + a * (width - taper * 2) - wide / 2} ${cap}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0L${x + a * width + wide / 2} ${base - width * 0.05}Z`,
      lit ? look.light : look.dark,
    );
  }
  return out;
}

const spiral = (x: number, y: number, r: number, turn: number): string =>
  d`M${x} ${y - r}a${r} ${r} 0 0 ${turn > 0 ? 1 : 0} 0 ${r * 2}a${r * 0.82} ${r * 0.82} 0 0 ${turn > 0 ? 1 : 0} 0 ${-r * 1.64}a${r * 0.62} ${r * 0.62} 0 0 ${turn > 0 ? 1 : 0} 0 ${r * 1.24}a${r * 0.4} ${r * 0.4} 0 0 ${turn > 0 ? 1 : 0} 0 ${-r * 0.8}`;

/** A capital that sits on y and is `width` wide at the neck. */
function capital(order: Order, x: number, y: number, width: number, look: ColumnLook): string {
  const w = width;
  const abacus = (py: number): string =>
    rect(x - w * 0.72, py - w * 0.16, w * 1.44, w * 0.16, look.light) +
    rect(look.side > 0 ? x + w * 0.1 : x - w * 0.72, py - w * 0.16, w * 0.62, w * 0.16, look.mid);
  if (order === 'doric')
    return (
      shape(
        d`M${x - w * 0.45} ${y}Q${x - w * 0.66} ${y - w * 0.1} ${x - w * 0.7} ${y - w * 0.26}h${w * 1.4}Q${x + w * 0.66} ${y - w * 0.1} ${x + w * 0.45} ${y}Z`,
        look.mid,
      ) +
      abacus(y - w * 0.26) +
      line(x - w * 0.47, y + w * 0.06, x + w * 0.47, y + w * 0.06, look.line, w * 0.03)
    );
  if (order === 'ionic') {
    const r = w * 0.25;
    return (
      rect(x - w * 0.58, y - w * 0.4, w * 1.16, w * 0.32, look.mid) +
      repeat(5, (i) =>
        shape(
          d`M${x - w * 0.36 + i * w * 0.145} ${y - w * 0.08}v${-w * 0.1}a${w * 0.07} ${w * 0.09} 0 0 1 ${w * 0.14} 0v${w * 0.1}Z`,
          look.light,
        ),
      ) +
      repeat(2, (i) => {
        const cx = i ? x + w * 0.58 : x - w * 0.58;
        return (
          disc(cx, y - w * 0.16, r, look.light) +
          stroke(spiral(cx, y - w * 0.16, r * 0.96, i ? 1 : -1), look.line, w * 0.045) +
          disc(cx, y - w * 0.13, r * 0.14, look.line)
        );
      }) +
      abacus(y - w * 0.4)
    );
  }
  const acanthus = (cx: number, py: number, size: number, fill: string): string =>
    at(
      shape(
        d`M${-size * 0.24} 0C${-size * 0.5} ${-size * 0.12} ${-size * 0.5} ${-size * 0.34} ${-size * 0.34} ${-size * 0.38}C${-size * 0.58} ${-size * 0.46} ${-size * 0.5} ${-size * 0.72} ${-size * 0.32} ${-size * 0.72}C${-size * 0.4} ${-size * 0.96} ${-size * 0.14} ${-size * 1.08} 0 ${-size * 0.94}C${size * 0.14} ${-size * 1.08} ${size * 0.4} ${-size * 0.96} ${size * 0.32} ${-size * 0.72}C${size * 0.5} ${-size * 0.72} ${size * 0.58} ${-size * 0.46} ${size * 0.34} ${-size * 0.38}C${size * 0.5} ${-size * 0.34} ${size * 0.5} ${-size * 0.12} ${size * 0.24} 0Z`,
        fill,
      ) +
        stroke(
          d`M${-size * 0.24} 0C${-size * 0.5} ${-size * 0.12} ${-size * 0.5} ${-size * 0.34} ${-size * 0.34} ${-size * 0.38}C${-size * 0.58} ${-size * 0.46} ${-size * 0.5} ${-size * 0.72} ${-size * 0.32} ${-size * 0.72}C${-size * 0.4} ${-size * 0.96} ${-size * 0.14} ${-size * 1.08} 0 ${-size * 0.94}C${size * 0.14} ${-size * 1.08} ${size * 0.4} ${-size * 0.96} ${size * 0.32} ${-size * 0.72}C${size * 0.5} ${-size * 0.72} ${size * 0.58} ${-size * 0.46} ${size * 0.34} ${-size * 0.38}C${size * 0.5} ${-size * 0.34} ${size * 0.5} ${-size * 0.12} ${size * 0.24} 0`,
          look.line,
          w * 0.018,
        ) +
        stroke(
          d`M0 0V${-size * 0.8}M${-size * 0.12} 0C${-size * 0.16} ${-size * 0.3} ${-size * 0.2} ${-size * 0.5} ${-size * 0.16} ${-size * 0.72}M${size * 0.12} 0C${size * 0.16} ${-size * 0.3} ${size * 0.2} ${-size * 0.5} ${size * 0.16} ${-size * 0.72}`,
          look.line,
          w * 0.016,
        ),
      cx,
      py,
    );
  return (
    shape(
      d`M${x - w * 0.46} ${y}Q${x - w * 0.46} ${y - w * 0.8} ${x - w * 0.74} ${y - w}h${w * 1.48}Q${x + w * 0.46} ${y - w * 0.8} ${x + w * 0.46} ${y}Z`,
      look.dark,
    ) +
    repeat(4, (i) => acanthus(x - w * 0.48 + i * w * 0.32, y - w * 0.3, w * 0.44, look.mid)) +
    repeat(2, (i) =>
      stroke(
        spiral(i ? x + w * 0.52 : x - w * 0.52, y - w * 0.84, w * 0.13, i ? 1 : -1),
        look.light,
        w * 0.05,
      ),
    ) +
    repeat(3, (i) => acanthus(x - w * 0.34 + i * w * 0.34, y, w * 0.5, look.light)) +
    abacus(y - w * 0.98)
  );
}

export function columnBase(x: number, base: number, width: number, look: ColumnLook): string {
  const w = width;
  return (
    rect(x - w * 0.7, base - w * 0.14, w * 1.4, w * 0.14, look.mid) +
    `<rect x="${Math.round(x - w * 0.64)}" y="${Math.round(base - w * 0.3)}" width="${Math.round(w * 1.28)}" height="${Math.round(w * 0.17)}" rx="${Math.round(w * 0.08)}" fill="${look.light}"/>` +
    rect(x - w * 0.56, base - w * 0.36, w * 1.12, w * 0.06, look.dark)
  );
}

/** In neck widths. */
const capitalHeight = { doric: 0.42, ionic: 0.56, corinthian: 1.14 };

export function column(
  order: Order,
  x: number,
  base: number,
  width: number,
  height: number,
  look: ColumnLook,
): string {
  const head = capitalHeight[order] * width;
  const foot = order === 'doric' ? 0 : width * 0.36;
  return (
    shaft(x, base - foot, width, height - head - foot, look) +
    (foot ? columnBase(x, base, width, look) : '') +
    capital(order, x, base - height + head, width * 0.88, look)
  );
}
