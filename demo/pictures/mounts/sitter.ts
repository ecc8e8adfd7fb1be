import { type Stage, at, rect } from '../draw.ts';
import { hills } from '../parts/nature.ts';
import { head } from '../portraits/head.ts';
import { living } from '../portraits/inks.ts';
import type { Traits } from '../portraits/traits.ts';

/** A person before hills, as they were painted. */
export const sitter =
  (traits: Traits) =>
  (s: Stage): string => {
    const { w, h, tone } = s;
    const night = tone.night;
    return (
      rect(0, 0, w, h, tone.at(night ? 0.16 : 0.34)) +
      hills(s, h * 0.56, h * 0.05, tone.at(night ? 0.24 : 0.46), 5) +
      hills(s, h * 0.7, h * 0.04, tone.at(night ? 0.3 : 0.56), 4) +
      at(head(s, traits, living(s, traits)), w * 0.48, h * 0.44, 1.2 * Math.min(1, w / 800))
    );
  };
