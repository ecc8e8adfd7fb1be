import {
  type Point,
  type Stage,
  at,
  clipped,
  disc,
  discPath,
  hatch,
  num,
  ovalPath,
  polar,
  polygon,
  rect,
  repeat,
  ring,
  shape,
  stroke,
} from '../draw.ts';
import { archPath } from '../parts/arches.ts';
import { sun } from '../parts/sky.ts';
import { spray } from '../parts/spray.ts';
import { head } from './head.ts';
import { living } from './inks.ts';
import type { Traits } from './traits.ts';

type Frame = 'beads' | 'double' | 'oval' | 'niche' | 'laurel' | 'octagon';

const frames = ['beads', 'double', 'oval', 'niche', 'laurel', 'octagon'] as const;

function octagon(cx: number, cy: number, r: number): string {
  const points: Point[] = [];
  for (let i = 0; i < 8; i += 1) points.push(polar(cx, cy, r, i * 45 + 22.5));
  return polygon(points);
}

/** The opening of a frame, and what is drawn around it. */
function framed(
  s: Stage,
  frame: Frame,
  cx: number,
  cy: number,
  r: number,
): { path: string; around: string; over: string } {
  const { tone } = s;
  const dark = tone.at(0.86);
  const path = discPath(cx, cy, r);
  switch (frame) {
    case 'beads':
      return {
        path,
        around: disc(cx, cy, r * 1.13, tone.at(0.34)),
        over:
          ring(cx, cy, r, dark, 8) +
          ring(cx, cy, r * 1.13, dark, 5) +
          repeat(60, (i) => disc(...polar(cx, cy, r * 1.065, i * 6), r * 0.024, dark)),
      };
    case 'double':
      return {
        path,
        around: '',
        over:
          ring(cx, cy, r, dark, 16) +
          ring(cx, cy, r * 1.07, dark, 5) +
          ring(cx, cy, r * 1.11, tone.at(0.5), 3),
      };
    case 'oval': {
      const oval = ovalPath(cx, cy, r * 0.86, r * 1.06);
      const outer = ovalPath(cx, cy, r * 0.97, r * 1.17);
      return {
        path: oval,
        around: shape(outer, tone.at(0.4)),
        over:
          stroke(oval, dark, 8) +
          stroke(outer, dark, 8) +
          stroke(ovalPath(cx, cy, r * 0.915, r * 1.115), tone.at(0.14), 5),
      };
    }
    case 'niche': {
      const niche = archPath(cx - r * 0.94, cy + r * 1.02, r * 1.88, r * 2.06);
      const outer = archPath(cx - r * 1.06, cy + r * 1.02, r * 2.12, r * 2.18);
      return {
        path: niche,
        around: shape(outer, tone.at(0.4)),
        over:
          stroke(niche, dark, 8) +
          stroke(outer, dark, 6) +
          rect(cx - r * 1.14, cy + r * 1.02, r * 2.28, r * 0.07, dark) +
          rect(cx - r * 1.1, cy + r * 1.09, r * 2.2, r * 0.05, tone.at(0.5)),
      };
    }
    case 'laurel': {
      const k = r * 0.86;
      const half = spray(
        cx,
        cy,
        r * 1.06,
        92,
        252,
        12,
        r * 0.26,
        dark,
        tone.at(0.34),
        tone.at(0.5),
      );
      return {
        path: discPath(cx, cy, k),
        around: '',
        over:
          ring(cx, cy, k, dark, 8) +
          half +
          `<g transform="translate(${num(cx * 2)} 0) scale(-1 1)">${half}</g>`,
      };
    }
    case 'octagon':
      return {
        path: octagon(cx, cy, r * 1.04),
        around: shape(octagon(cx, cy, r * 1.17), tone.at(0.36)),
        over:
          stroke(octagon(cx, cy, r * 1.04), dark, 8) +
          stroke(octagon(cx, cy, r * 1.17), dark, 6) +
          stroke(octagon(cx, cy, r * 1.105), tone.at(0.12), 4),
      };
  }
}

/** A portrait as engraved for a frontispiece. */
export function portrait(s: Stage, traits: Traits): string {
  const { w, h, rng, tone } = s;
  const frame = rng.pick(frames);
  const cx = w / 2;
  const cy = h * 0.49;
  const r = h * 0.375;
  const { path, around, over } = framed(s, frame, cx, cy, r);
  const night = tone.night;
  const inks = living(s, traits);
  const behind = rng.int(0, 2);
  const field =
    shape(path, tone.at(night ? 0.14 : 0.42)) +
    (behind === 0
      ? hatch(
          s,
          path,
          [cx - r * 1.2, cy - r * 1.2, r * 2.4, r * 2.4],
          tone.at(night ? 0.22 : 0.52),
          { gap: 13, width: 4 },
        )
      : '') +
    (behind === 1
      ? clipped(s, path, sun(s, cx, cy - r * 0.08, r * 0.86, 'full', tone.at(night ? 0.24 : 0.32)))
      : '');
  const bust = at(
    head(s, traits, inks),
    cx + 4,
    cy - h * 0.035,
    (r / 375) * (frame === 'laurel' ? 0.92 : 1.04),
  );
  const facing = rng.chance(0.5)
    ? bust
    : `<g transform="translate(${num(cx * 2)} 0) scale(-1 1)">${bust}</g>`;
  return (
    rect(0, 0, w, h, tone.at(night ? 0.04 : 0.14)) +
    around +
    field +
    clipped(s, path, facing) +
    over
  );
}
