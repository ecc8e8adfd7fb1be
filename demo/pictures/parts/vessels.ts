import { outlines } from './outlines.ts';
import { band, bands } from './bands.ts';
import {
  type Point,
  type Stage,
  clipped,
  d,
  num,
  rect,
  shape,
  spline,
  splineOn,
  stroke,
} from '../draw.ts';

export type Vessel = keyof typeof outlines;

export interface VesselLook {
  body: string;
  shade: string;
  paint: string;
  side: number;
}

function vesselPath(kind: Vessel, x: number, base: number, height: number): string {
  const right: Point[] = outlines[kind].map(([t, r]) => [
    x + r * height,
    base - height + t * height,
  ]);
  const left: Point[] = [...right].reverse().map(([px, py]) => [x * 2 - px, py]);
  return `${spline(right)}${splineOn(left)}Z`;
}

function handles(kind: Vessel, x: number, base: number, h: number, look: VesselLook): string {
  const top = base - h;
  const both = (path: (k: number) => string, wide: number): string =>
    stroke(path(1), look.paint, h * wide, true) + stroke(path(-1), look.paint, h * wide, true);
  switch (kind) {
    case 'amphora':
    case 'slender':
    case 'transport': {
      const reach = kind === 'amphora' ? 0.2 : 0.16;
      const down = kind === 'transport' ? 0.34 : kind === 'amphora' ? 0.33 : 0.4;
      return both(
        (k) =>
          d`M${x + k * h * 0.07} ${top + h * 0.07}C${x + k * h * reach} ${top + h * 0.04} ${x + k * h * (reach + 0.03)} ${top + h * 0.16} ${x + k * h * 0.15} ${top + h * down}`,
        0.032,
      );
    }
    case 'krater':
      return both(
        (k) =>
          d`M${x + k * h * 0.33} ${top + h * 0.58}C${x + k * h * 0.5} ${top + h * 0.62} ${x + k * h * 0.5} ${top + h * 0.4} ${x + k * h * 0.44} ${top + h * 0.3}`,
        0.04,
      );
    case 'hydria':
      return both(
        (k) =>
          d`M${x + k * h * 0.3} ${top + h * 0.52}C${x + k * h * 0.46} ${top + h * 0.5} ${x + k * h * 0.46} ${top + h * 0.38} ${x + k * h * 0.32} ${top + h * 0.4}`,
        0.035,
      );
    case 'kylix':
      return both(
        (k) =>
          d`M${x + k * h * 0.58} ${top + h * 0.24}C${x + k * h * 0.86} ${top + h * 0.22} ${x + k * h * 0.9} ${top + h * 0.04} ${x + k * h * 0.72} ${top + h * 0.06}`,
        0.045,
      );
    case 'lekythos':
    case 'jug':
      return stroke(
        d`M${x + look.side * h * 0.08} ${top + h * 0.05}C${x + look.side * h * 0.34} ${top - h * 0.04} ${x + look.side * h * 0.36} ${top + h * 0.3} ${x + look.side * h * 0.16} ${top + h * 0.36}`,
        look.paint,
        h * 0.034,
        true,
      );
  }
}

/** A vessel that stands on `base`, shaded on one side, with painted friezes. */
export function vessel(
  s: Stage,
  kind: Vessel,
  x: number,
  base: number,
  height: number,
  look: VesselLook,
): string {
  const path = vesselPath(kind, x, base, height);
  const half = height * 0.7;
  const top = base - height;
  const belly = {
    amphora: 0.44,
    slender: 0.46,
    transport: 0.4,
    krater: 0.2,
    hydria: 0.4,
    lekythos: 0.42,
    kylix: 0.07,
    jug: 0.46,
  }[kind];
  const size = height * (kind === 'kylix' ? 0.13 : s.rng.between(0.08, 0.12));
  const shadow = `<g transform="translate(${num(look.side * height * (kind === 'kylix' ? 0.3 : 0.13))} 0)">${shape(path, look.shade)}</g>`;
  let paint = band(s.rng.pick(bands), x - half, top + height * belly, half * 2, size, look.paint);
  if (kind !== 'kylix') {
    paint += band(
      s.rng.pick(['lines', 'tongues', 'plain'] as const),
      x - half,
      top + height * (kind === 'krater' ? 0.09 : belly - 0.13),
      half * 2,
      size * 0.5,
      look.paint,
    );
    paint += band(
      s.rng.pick(['lines', 'plain', 'zigzag'] as const),
      x - half,
      top + height * 0.66,
      half * 2,
      size * 0.55,
      look.paint,
    );
    paint +=
      rect(x - half, base - height * 0.05, half * 2, height * 0.05, look.paint) +
      rect(x - half, top, half * 2, height * 0.04, look.paint);
  }
  return (
    handles(kind, x, base, height, look) + shape(path, look.body) + clipped(s, path, shadow + paint)
  );
}
