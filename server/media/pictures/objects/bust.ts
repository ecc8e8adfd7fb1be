import { type Stage, at, clipped, d, num, rect, shape } from '../draw.ts';
import { type Inks, head } from '../portraits/head.ts';
import type { Traits } from '../portraits/traits.ts';
import { TOP, backdrop, plinth } from './backdrop.ts';

const marble = (s: Stage): Inks => {
  const { at: tint, night } = s.tone;
  return {
    skin: tint(night ? 0.94 : 0.02),
    skinShade: tint(night ? 0.7 : 0.28),
    hair: tint(night ? 0.8 : 0.14),
    hairLine: tint(night ? 0.46 : 0.56),
    cloth: tint(night ? 0.74 : 0.22),
    clothShade: tint(night ? 0.5 : 0.5),
    trim: tint(night ? 0.86 : 0.1),
    line: tint(night ? 0.2 : 0.84),
  };
};

/** A marble head on its socle. */
export function bust(s: Stage): string {
  const { w, h, rng } = s;
  const inks = marble(s);
  const woman = rng.chance(0.35);
  const traits: Traits = woman
    ? {
        woman,
        hair: rng.pick(['bun', 'braids']),
        beard: 'none',
        headwear: rng.pick(['none', 'diadem']),
        dress: 'tunic',
      }
    : {
        woman,
        hair: rng.pick(['short', 'curls', 'curls', 'bald']),
        beard: rng.pick(['none', 'full', 'short']),
        headwear: rng.pick(['none', 'laurel', 'none']),
        dress: 'toga',
      };
  const top = h * TOP;
  const cut = d`M-420 -420H420V250C250 280 190 380 60 392H0C-120 380 -190 330 -250 250L-420 200Z`;
  const figure =
    shape(d`M-40 370H90L106 432H-56Z`, inks.cloth) +
    rect(-84, 428, 224, 28, inks.skinShade) +
    clipped(s, cut, head(s, traits, inks));
  const k = (h * 0.63) / 690;
  const placed = at(figure, w / 2 - 16 * k, top - 454 * k, k);
  return (
    backdrop(s) +
    plinth(s, 0.2) +
    (rng.chance(0.5) ? placed : `<g transform="translate(${num(w)} 0) scale(-1 1)">${placed}</g>`)
  );
}
