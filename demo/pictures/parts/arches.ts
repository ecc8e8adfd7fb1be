import { type Stage, clipped, d, rect, repeat, shape, stroke } from '../draw.ts';

/** A round-headed opening that stands on `base`; `height` includes the head. */
export function archPath(x: number, base: number, width: number, height: number): string {
  const r = width / 2;
  return d`M${x} ${base}V${base - height + r}A${r} ${r} 0 0 1 ${x + width} ${base - height + r}V${base}Z`;
}

export function pointedPath(x: number, base: number, width: number, height: number): string {
  const spring = base - height + width * 0.87;
  return d`M${x} ${base}V${spring}A${width} ${width} 0 0 1 ${x + width / 2} ${base - height}A${width} ${width} 0 0 1 ${x + width} ${spring}V${base}Z`;
}

export type Opening = typeof archPath;

export interface ArcadeLook {
  opening: Opening;
  /** Width of a pier over the width of a bay. */
  pier: number;
  dark: string;
  reveal: string;
  /** Lines, archivolts, capitals. */
  trim: string;
  /** Which side the light does not reach: -1 left, 1 right. */
  side: number;
}

/** A row of bays between x and x + width: openings with a lit reveal, archivolts and imposts. */
export function arcade(
  s: Stage,
  box: { x: number; base: number; width: number; height: number; bays: number },
  look: ArcadeLook,
): string {
  const bay = box.width / box.bays;
  const open = bay * (1 - look.pier);
  const spring = box.base - box.height + open / 2;
  return repeat(box.bays, (i) => {
    const x = box.x + i * bay + (bay - open) / 2;
    const path = look.opening(x, box.base, open, box.height);
    const inner = look.opening(x + look.side * open * 0.17, box.base, open, box.height);
    const pier = (px: number): string =>
      rect(
        px - bay * look.pier * 0.62,
        spring - open * 0.03,
        bay * look.pier * 1.24,
        open * 0.07,
        look.trim,
      );
    return (
      shape(path, look.reveal) +
      clipped(s, path, shape(inner, look.dark)) +
      stroke(
        look.opening(x - open * 0.06, box.base, open * 1.12, box.height + open * 0.06),
        look.trim,
        Math.max(2.5, open * 0.025),
      ) +
      (look.opening === archPath
        ? pier(x - (bay - open) / 2) + (i === box.bays - 1 ? pier(x + open + (bay - open) / 2) : '')
        : '')
    );
  });
}

/** Radiating courses around an arch's head, tones alternating. */
export function voussoirs(
  cx: number,
  cy: number,
  r1: number,
  r2: number,
  count: number,
  even: string,
  odd: string,
  joint: string,
): string {
  const step = Math.PI / count;
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const a = Math.PI + i * step;
    const b = a + step;
    out += `<path d="${d`M${cx + Math.cos(a) * r1} ${cy + Math.sin(a) * r1}A${r1} ${r1} 0 0 1 ${cx + Math.cos(b) * r1} ${cy + Math.sin(b) * r1}L${cx + Math.cos(b) * r2} ${cy + Math.sin(b) * r2}A${r2} ${r2} 0 0 0 ${cx + Math.cos(a) * r2} ${cy + Math.sin(a) * r2}Z`}" fill="${i % 2 ? odd : even}" stroke="${joint}" stroke-width="4"/>`;
  }
  return out;
}
