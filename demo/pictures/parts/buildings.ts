import { archPath } from './arches.ts';
import {
  type Stage,
  clipped,
  d,
  disc,
  hatch,
  line,
  num,
  rect,
  repeat,
  ring,
  shape,
  stroke,
} from '../draw.ts';

/** Projecting mouldings: three bands, the middle one the widest. */
export function cornice(
  x: number,
  y: number,
  width: number,
  size: number,
  fill: string,
  shade: string,
): string {
  return (
    rect(x - size * 0.35, y, width + size * 0.7, size * 0.34, fill) +
    rect(x - size * 0.6, y - size * 0.42, width + size * 1.2, size * 0.42, fill) +
    rect(x, y + size * 0.34, width, size * 0.4, shade)
  );
}

export interface DomeLook {
  skin: string;
  shade: string;
  rib: string;
  /** Height over radius of the shell. */
  rise: number;
  ribs: number;
  /** Windows of the drum: 0 for a dome without a drum. */
  oculi: number;
  lantern: boolean;
  side: number;
}

/** A shell's outline squeezed to the share `f` of its width: every meridian is one of these. */
function meridian(cx: number, base: number, r: number, rise: number, f: number): string {
  const x = r * f;
  return d`M${cx - x} ${base}C${cx - x} ${base - r * rise * 0.62} ${cx - x * 0.55} ${base - r * rise * 0.92} ${cx - x * 0.1} ${base - r * rise}L${cx + x * 0.1} ${base - r * rise}C${cx + x * 0.55} ${base - r * rise * 0.92} ${cx + x} ${base - r * rise * 0.62} ${cx + x} ${base}Z`;
}

function lanternOn(cx: number, top: number, r: number, look: DomeLook): string {
  const w = r * 0.13;
  const h = r * 0.3;
  return (
    rect(cx - w * 1.35, top - r * 0.03, w * 2.7, r * 0.06, look.rib) +
    rect(cx - w, top - h, w * 2, h, look.skin) +
    repeat(3, (i) =>
      rect(cx - w * 0.8 + i * w * 0.6, top - h * 0.82, w * 0.36, h * 0.72, look.rib),
    ) +
    rect(cx - w * 1.2, top - h - r * 0.035, w * 2.4, r * 0.05, look.rib) +
    shape(
      d`M${cx - w} ${top - h - r * 0.03}Q${cx - w * 0.25} ${top - h - r * 0.1} ${cx} ${top - h - r * 0.28}Q${cx + w * 0.25} ${top - h - r * 0.1} ${cx + w} ${top - h - r * 0.03}Z`,
      look.skin,
    ) +
    disc(cx, top - h - r * 0.29, r * 0.045, look.rib) +
    line(cx, top - h - r * 0.3, cx, top - h - r * 0.46, look.rib, r * 0.018)
  );
}

/** A dome of radius `r` whose drum stands on `base`. */
export function dome(s: Stage, cx: number, base: number, r: number, look: DomeLook): string {
  const drum = look.oculi > 0 ? r * 0.46 : r * 0.06;
  const foot = base - drum;
  const shell = meridian(cx, foot, r, look.rise, 1);
  const dark = look.side > 0 ? num(cx + r * 0.18) : num(cx - r * 1.2);
  let out = shape(shell, look.skin);
  out += clipped(
    s,
    shell,
    `<rect x="${dark}" y="${num(foot - r * look.rise)}" width="${num(r * 1.02)}" height="${num(r * look.rise)}" fill="${look.shade}" transform="skewX(0)"/>` +
      shape(meridian(cx, foot, r, look.rise, 0.2), look.skin),
  );
  out += repeat(Math.ceil(look.ribs / 2), (i) => {
    const f = Math.sin(((i + 0.5) / Math.ceil(look.ribs / 2)) * (Math.PI / 2));
    return stroke(meridian(cx, foot, r, look.rise, f), look.rib, r * 0.022);
  });
  out += stroke(shell, look.rib, r * 0.03);
  if (look.oculi > 0) {
    out += rect(cx - r * 0.97, foot, r * 1.94, drum, look.skin);
    out += rect(look.side > 0 ? cx + r * 0.3 : cx - r * 0.97, foot, r * 0.67, drum, look.shade);
    out += repeat(look.oculi, (i) => {
      const x = cx + r * 0.97 * Math.sin((((i + 0.5) / look.oculi) * 2 - 1) * 1.25);
      const squeeze = Math.cos((((i + 0.5) / look.oculi) * 2 - 1) * 1.25);
      const wide = Math.min(0.62 / look.oculi, 0.12) * r;
      return shape(
        archPath(x - wide * squeeze, foot + drum * 0.82, wide * 2 * squeeze, drum * 0.6),
        look.rib,
      );
    });
    out += rect(cx - r * 1.03, base - r * 0.06, r * 2.06, r * 0.06, look.rib);
  }
  out += rect(cx - r * 1.05, foot - r * 0.035, r * 2.1, r * 0.07, look.rib);
  return out + (look.lantern ? lanternOn(cx, foot - r * look.rise, r, look) : '');
}

/** A bell tower that stands on `base`. */
export function campanile(
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
  dark: string,
  roof: 'spire' | 'flat' | 'gable',
): string {
  const top = base - height;
  const bell = width * 1.25;
  let out = rect(x - width / 2, top, width, height, wall);
  out += rect(x + width * 0.18, top, width * 0.32, height, dark);
  out += repeat(2, (i) =>
    shape(
      archPath(x - width * 0.38 + i * width * 0.42, top + bell, width * 0.32, bell * 0.72),
      dark,
    ),
  );
  out += rect(x - width * 0.58, top + bell * 1.05, width * 1.16, width * 0.1, dark);
  out += rect(x - width * 0.6, top, width * 1.2, width * 0.12, dark);
  if (roof === 'spire')
    out += shape(
      d`M${x - width * 0.5} ${top}L${x} ${top - width * 1.9}L${x + width * 0.5} ${top}Z`,
      dark,
    );
  if (roof === 'gable')
    out += shape(
      d`M${x - width * 0.62} ${top}L${x} ${top - width * 0.45}L${x + width * 0.62} ${top}Z`,
      dark,
    );
  if (roof === 'flat')
    out += repeat(4, (i) =>
      rect(x - width * 0.6 + i * width * 0.335, top - width * 0.2, width * 0.2, width * 0.22, wall),
    );
  return out;
}

export function oculus(
  s: Stage,
  cx: number,
  cy: number,
  r: number,
  dark: string,
  trim: string,
  lines: string,
): string {
  const path = d`M${cx - r} ${cy}a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0Z`;
  return (
    shape(path, dark) +
    hatch(s, path, [cx - r, cy - r, r * 2, r * 2], lines, { gap: r / 4, width: r / 16, slant: r }) +
    ring(cx, cy, r * 1.12, trim, r * 0.08)
  );
}
