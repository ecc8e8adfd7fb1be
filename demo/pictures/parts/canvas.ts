import { type Stage, at, rect } from '../draw.ts';
import { hills } from './nature.ts';

/** A tone by day and by night; one number is both. */
type Ink = (day: number, night?: number) => string;

const inkOf =
  ({ tone }: Stage): Ink =>
  (day, night = day) =>
    tone.at(tone.night ? night : day);

/** How far a sketch goes on beyond its middle, so that it bleeds over the edges of any stage. */
const BLEED = 900;

/**
 * A drawing in coordinates of its own, for a stage of any shape: the middle is (0, 0), the stage's shorter
 * side reaches from -500 to 500.
 */
export const sketch =
  (draw: (s: Stage, ink: Ink) => string) =>
  (s: Stage): string =>
    at(draw(s, inkOf(s)), s.w / 2, s.h / 2, Math.min(s.w, s.h) / 1000);

/** Everything from `y` down. */
export const below = (y: number, fill: string): string =>
  rect(-BLEED, y, BLEED * 2, BLEED - y, fill);

export const all = (fill: string): string => below(-BLEED, fill);

export const across = (y: number, height: number, fill: string): string =>
  rect(-BLEED, y, BLEED * 2, height, fill);

/** A line of hills in a sketch. */
export const ridge = (s: Stage, y: number, swell: number, fill: string, knots = 5): string =>
  at(hills({ ...s, w: BLEED * 2, h: BLEED * 2 }, y + BLEED, swell, fill, knots), -BLEED, -BLEED);

export type { Ink };
