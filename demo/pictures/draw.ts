import type { Tones } from './palette.ts';
import type { Rng } from './random.ts';

/** What a composer draws on: a box of `w` × `h` units with the origin at the top left. */
export interface Stage {
  w: number;
  h: number;
  rng: Rng;
  tone: Tones;
  /** 0 or 1: the two clearly different versions that a scene has. */
  variant: number;
  /** A new id for a clip path, unique in the picture. */
  id(): string;
}

export type Point = readonly [x: number, y: number];

/** One decimal is finer than any pixel that is made of it. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

/** Path data with its numbers rounded: d`M${x} ${y} h${10}`. */
export function d(parts: TemplateStringsArray, ...values: number[]): string {
  return parts.map((part, i) => part + (i < values.length ? num(values[i] ?? 0) : '')).join('');
}

export const rect = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(Math.max(0, w))}" height="${num(Math.max(0, h))}" fill="${fill}"/>`;

export const disc = (cx: number, cy: number, r: number, fill: string): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="${fill}"/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"/>`;

export const ring = (cx: number, cy: number, r: number, color: string, width: number): string =>
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}" fill="none" stroke="${color}" stroke-width="${num(width)}"/>`;

export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

export const stroke = (path: string, color: string, width: number, round = false): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${num(width)}"${round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''}/>`;

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  color: string,
  width: number,
): string => stroke(d`M${x1} ${y1}L${x2} ${y2}`, color, width);

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`;

/** Moves, scales and turns (degrees) a drawing that was made around its own origin. */
export function at(content: string, x: number, y: number, scale = 1, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${num(turn)})`;
  const scaled = scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turned}${scaled}">${content}</g>`;
}

/** Mirrored left to right about x = `axis`. */
export const flipped = (content: string, axis: number): string =>
  `<g transform="translate(${num(axis * 2)} 0) scale(-1 1)">${content}</g>`;

/** Mirrored top to bottom about y = `axis`. */
export const reflected = (content: string, axis: number, squash = 1): string =>
  `<g transform="translate(0 ${num(axis * (1 + squash))}) scale(1 ${num(-squash)})">${content}</g>`;

export function clipped(stage: Stage, path: string, content: string): string {
  const id = stage.id();
  return `<clipPath id="${id}"><path d="${path}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export const boxPath = (x: number, y: number, w: number, h: number): string =>
  d`M${x} ${y}h${w}v${h}h${-w}Z`;

/** To the decimal that is written: half circles whose ends miss each other bulge. */
const exact = (value: number): number => Math.round(value * 10) / 10;

export function ovalPath(cx: number, cy: number, rx: number, ry: number): string {
  const r = exact(rx);
  return d`M${cx - r} ${cy}a${r} ${ry} 0 1 1 ${r * 2} 0a${r} ${ry} 0 1 1 ${-r * 2} 0Z`;
}

export const discPath = (cx: number, cy: number, r: number): string =>
  ovalPath(cx, cy, exact(r), exact(r));

/** The curve through all points (Catmull-Rom as cubics), without its first "M x y". */
function curveOn(points: readonly Point[], tension: number): string {
  let path = '';
  for (let i = 0; i + 1 < points.length; i += 1) {
    const p1 = points[i];
    const p2 = points[i + 1];
    if (!p1 || !p2) continue;
    const p0 = points[i - 1] ?? p1;
    const p3 = points[i + 2] ?? p2;
    const k = tension / 3;
    path += d`C${p1[0] + (p2[0] - p0[0]) * k} ${p1[1] + (p2[1] - p0[1]) * k} ${p2[0] - (p3[0] - p1[0]) * k} ${p2[1] - (p3[1] - p1[1]) * k} ${p2[0]} ${p2[1]}`;
  }
  return path;
}

export function spline(points: readonly Point[], tension = 0.5): string {
  const [first] = points;
  return first ? d`M${first[0]} ${first[1]}` + curveOn(points, tension) : '';
}

/** Goes on from where a path stands: a straight line to the first point, then the curve. */
export function splineOn(points: readonly Point[], tension = 0.5): string {
  const [first] = points;
  return first ? d`L${first[0]} ${first[1]}` + curveOn(points, tension) : '';
}

export const polar = (cx: number, cy: number, r: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r];
};

/** `make(i, i / (count - 1))` for each i, joined. */
export function repeat(count: number, make: (i: number, share: number) => string): string {
  let out = '';
  for (let i = 0; i < count; i += 1) out += make(i, count > 1 ? i / (count - 1) : 0);
  return out;
}

/** Engraver's parallel lines inside a path. */
export function hatch(
  stage: Stage,
  path: string,
  box: readonly [x: number, y: number, w: number, h: number],
  color: string,
  { gap = 16, width = 4, slant = 0 }: { gap?: number; width?: number; slant?: number } = {},
): string {
  const [x, y, w, h] = box;
  let lines = '';
  for (let ly = y - Math.abs(slant); ly <= y + h + Math.abs(slant); ly += gap)
    lines += d`M${x} ${ly + slant / 2}L${x + w} ${ly - slant / 2}`;
  return clipped(stage, path, stroke(lines, color, width));
}
