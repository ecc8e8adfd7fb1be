import { archPath } from './parts/arches.ts';
import { band } from './parts/bands.ts';
import {
  type Stage,
  at,
  boxPath,
  clipped,
  d,
  disc,
  discPath,
  rect,
  repeat,
  ring,
  shape,
  stroke,
} from './draw.ts';
import { bronze, bust } from './mounts/bust.ts';
import { fresco } from './mounts/fresco.ts';
import { mosaic } from './mounts/mosaic.ts';
import { altarpiece, tondo, upright, wide } from './mounts/painting.ts';
import { sitter } from './mounts/sitter.ts';
import { type Motif, motifs } from './motifs/motifs.ts';
import { makeTones } from './palette.ts';
import { type PictureKind, pictureRatios } from '../../server/catalogue/pictures.ts';
import { portrait } from './portraits/portrait.ts';
import type { Traits } from './portraits/traits.ts';
import { hash, makeRng } from './random.ts';

/** How a work carries what it shows. */
const mounts = { altarpiece, fresco, mosaic, tondo, upright, wide };

/** What a head can be made of. */
const heads = { bronze, bust };

/** What an object's picture shows: the thing itself, a picture of a thing or a person, or a sculpted head. */
export type ObjectPicture =
  Motif | { as: keyof typeof mounts; of: Motif | Traits } | { as: keyof typeof heads; of: Traits };

/**
 * What one picture is of. `row` is the place of its category in the catalogue, `turn` its place among its like
 * there, both from 0: neighbours differ in colour.
 */
export type Subject = { slug: string; row: number; turn: number } & (
  | { kind: 'guide' | 'place' | 'update'; picture: Motif }
  | { kind: 'object'; picture: ObjectPicture }
  | { kind: 'person'; picture: Traits }
);

/** Units of a picture's height; a place is 1500 × 1000 of them. */
const UNITS = 1000;

export interface Picture {
  svg: string;
  kind: PictureKind;
  slug: string;
}

const kinds = Object.keys(pictureRatios);

function stageFor(subject: Subject): Stage {
  // Categories start at different pairs of colours and go through all six.
  const start = subject.row * 2 + (subject.row > 2 ? 1 : 0) + kinds.indexOf(subject.kind) * 5;
  let ids = 0;
  return {
    w: Math.round(UNITS / pictureRatios[subject.kind]),
    h: UNITS,
    rng: makeRng(`${subject.kind}/${subject.slug}`),
    tone: makeTones(start + subject.turn, (subject.turn + start) % 3 === 1),
    variant: hash(subject.slug) % 2,
    id: () => `c${(ids += 1)}`,
  };
}

/** The series' mark on every cover: a margin of paper with two rules, as around a tipped-in plate. */
function plate(s: Stage): string {
  const { w, h, tone } = s;
  const m = h * 0.045;
  const paper = tone.night ? tone.ink : tone.ground;
  const ink = tone.night ? tone.ground : tone.ink;
  return (
    `<path d="${boxPath(0, 0, w, h)}${boxPath(m, m, w - m * 2, h - m * 2)}" fill-rule="evenodd" fill="${paper}"/>` +
    stroke(boxPath(m, m, w - m * 2, h - m * 2), ink, 5) +
    stroke(boxPath(m * 0.62, m * 0.62, w - m * 1.24, h - m * 1.24), ink, 2)
  );
}

/** A window on the motif, and beside it ornament, as on a printed notice. */
function banner(s: Stage, motif: Motif): string {
  const { w, h, rng, tone } = s;
  const right = rng.side() > 0;
  const cx = right ? w * 0.7 : w * 0.3;
  const form = rng.int(0, 2);
  const r = h * 0.38;
  const window =
    form === 0
      ? discPath(cx, h * 0.46, r)
      : form === 1
        ? archPath(cx - r * 0.9, h * 0.83, r * 1.8, h * 0.74)
        : boxPath(cx - r, h * 0.09, r * 2, h * 0.74);
  const field = tone.at(tone.night ? 0.1 : 0.62);
  const light = tone.at(tone.night ? 0.3 : 0.76);
  const ox = right ? w * 0.2 : w * 0.8;
  const ornament = rng.pick([
    () => repeat(7, (i) => ring(ox, h * 0.83, h * (0.1 + i * 0.1), light, h * 0.03)),
    () =>
      repeat(5, (row) =>
        repeat(5, (col) => {
          const x = ox + (col - 2) * h * 0.13;
          const y = h * (0.16 + row * 0.15);
          return (row + col) % 2
            ? disc(x, y, h * 0.032, light)
            : shape(
                d`M${x} ${y - h * 0.055}L${x + h * 0.055} ${y}L${x} ${y + h * 0.055}L${x - h * 0.055} ${y}Z`,
                light,
              );
        }),
      ),
    () =>
      repeat(4, (i) =>
        shape(
          archPath(
            ox - h * (0.26 - i * 0.065),
            h * 0.83,
            h * (0.52 - i * 0.13),
            h * (0.68 - i * 0.13),
          ),
          i % 2 ? field : light,
        ),
      ),
    () =>
      repeat(9, (i) =>
        rect(ox - h * 0.3 + i * h * 0.07, h * (0.14 + (i % 3) * 0.08), h * 0.03, h, light),
      ),
  ] as const)();
  const inner: Stage = { ...s, w: UNITS, h: UNITS };
  return (
    rect(0, 0, w, h, field) +
    ornament +
    shape(window, tone.at(0.2)) +
    clipped(s, window, at(motifs[motif](inner), cx - h * 0.42, h * 0.06, 0.84)) +
    stroke(window, tone.at(tone.night ? 0.9 : 0.08), 14) +
    rect(0, h * 0.83, w, h, tone.at(tone.night ? 0.04 : 0.94)) +
    band(
      rng.pick(['meander', 'waves', 'leaves', 'tongues', 'zigzag', 'dots']),
      -h * 0.02,
      h * 0.885,
      w + h * 0.04,
      h * 0.062,
      tone.at(tone.night ? 0.84 : 0.3),
    )
  );
}

const isMotif = (what: ObjectPicture | Traits): what is Motif => typeof what === 'string';

function object(s: Stage, picture: ObjectPicture): string {
  if (isMotif(picture)) return motifs[picture](s);
  if (picture.as === 'bust' || picture.as === 'bronze') return heads[picture.as](picture.of)(s);
  const { as, of } = picture;
  return mounts[as](isMotif(of) ? motifs[of] : sitter(of))(s);
}

function draw(s: Stage, subject: Subject): string {
  switch (subject.kind) {
    case 'guide':
      return motifs[subject.picture](s) + plate(s);
    case 'update':
      return banner(s, subject.picture);
    case 'person':
      return portrait(s, subject.picture);
    case 'object':
      return object(s, subject.picture);
    case 'place':
      return motifs[subject.picture](s);
  }
}

/** The picture as SVG text: the same subject gives the same text, on every machine. */
export function compose(subject: Subject): Picture {
  const s = stageFor(subject);
  const body = draw(s, subject);
  return {
    kind: subject.kind,
    slug: subject.slug,
    // Stretched to whatever size it is given: two thirds of a width are seldom whole pixels.
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${s.w} ${s.h}" preserveAspectRatio="none">${body}</svg>`,
  };
}
