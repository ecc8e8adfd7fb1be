import { type Stage, at, clipped, d, num, rect, shape } from '../draw.ts';
import { head } from '../portraits/head.ts';
import { type Inks, bronze as metal, marble } from '../portraits/inks.ts';
import type { Traits } from '../portraits/traits.ts';
import { TOP, backdrop, plinth } from './backdrop.ts';

/** A head on its socle. */
const socle =
  (inksOf: (s: Stage) => Inks) =>
  (traits: Traits) =>
  (s: Stage): string => {
    const { w, h, rng } = s;
    const inks = inksOf(s);
    const cut = d`M-420 -420H420V250C250 280 190 380 60 392H0C-120 380 -190 330 -250 250L-420 200Z`;
    const figure =
      shape(d`M-40 370H90L106 432H-56Z`, inks.cloth) +
      rect(-84, 428, 224, 28, inks.skinShade) +
      clipped(s, cut, head(s, traits, inks));
    const k = (h * 0.63) / 690;
    const placed = at(figure, w / 2 - 16 * k, h * TOP - 454 * k, k);
    return (
      backdrop(s) +
      plinth(s, 0.2) +
      (rng.chance(0.5) ? placed : `<g transform="translate(${num(w)} 0) scale(-1 1)">${placed}</g>`)
    );
  };

export const bust = socle(marble);

export const bronze = socle((s) => metal(s));
