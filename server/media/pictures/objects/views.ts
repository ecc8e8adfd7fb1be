import { type Stage, at, rect, repeat } from '../draw.ts';
import { archScenes } from '../motifs/arch.ts';
import { gardenScenes } from '../motifs/garden.ts';
import { wavesScenes } from '../motifs/waves.ts';
import { cypress, hills } from '../nature.ts';
import { head } from '../portraits/head.ts';
import type { Traits } from '../portraits/traits.ts';
import { sun, sunKinds } from '../sky.ts';

const sitter = (s: Stage): string => {
  const { w, h, rng, tone } = s;
  const woman = rng.chance(0.5);
  const traits: Traits = woman
    ? {
        woman,
        hair: rng.pick(['bun', 'braids']),
        beard: 'none',
        headwear: rng.pick(['none', 'veil', 'diadem']),
        dress: 'gown',
      }
    : {
        woman,
        hair: rng.pick(['long', 'curls']),
        beard: rng.pick(['none', 'none', 'full']),
        headwear: rng.pick(['beret', 'none']),
        dress: 'gown',
      };
  const night = tone.night;
  const inks = {
    skin: tone.at(night ? 0.97 : 0.04),
    skinShade: tone.at(night ? 0.7 : 0.26),
    hair: tone.at(night ? 0.5 : 0.74),
    hairLine: tone.at(night ? 0.74 : 0.46),
    cloth: tone.at(night ? 0.36 : 0.86),
    clothShade: tone.at(night ? 0.22 : 0.97),
    trim: tone.at(night ? 0.84 : 0.2),
    line: tone.at(night ? 0.2 : 0.84),
  };
  return (
    rect(0, 0, w, h, tone.at(night ? 0.16 : 0.34)) +
    hills(s, h * 0.56, h * 0.05, tone.at(night ? 0.24 : 0.46), 5) +
    hills(s, h * 0.7, h * 0.04, tone.at(night ? 0.3 : 0.56), 4) +
    at(head(s, traits, inks), w * 0.48, h * 0.44, 1.2 * Math.min(1, w / 800))
  );
};

export const landscape = (s: Stage): string => {
  const { w, h, rng, tone } = s;
  return (
    rect(0, 0, w, h, tone.at(0.08)) +
    sun(s, w * rng.between(0.3, 0.7), h * 0.36, h * 0.15, rng.pick(sunKinds), tone.at(0.5)) +
    hills(s, h * 0.56, h * 0.08, tone.at(0.3), 4) +
    hills(s, h * 0.7, h * 0.06, tone.at(0.5), 4) +
    repeat(4, (i) =>
      cypress(
        w * (0.2 + i * 0.18),
        h * rng.between(0.78, 0.9),
        h * rng.between(0.26, 0.42),
        tone.at(0.74),
        tone.at(0.95),
      ),
    ) +
    hills(s, h * 0.88, h * 0.03, tone.at(0.8), 4)
  );
};

type View = (s: Stage) => string;

const onWater = wavesScenes[2] ?? landscape;

const views: readonly [View, ...View[]] = [
  sitter,
  sitter,
  sitter,
  landscape,
  archScenes[3] ?? landscape,
];

/** What is on the canvas, as far as its title tells. */
export function viewOf(s: Stage, title: string): View {
  if (/acqu|mare|venezi|napol|strozzi|golfo|canal|lagun|battesim/i.test(title)) return onWater;
  if (/giardin|primavera|bosc|estate|villa/i.test(title)) return gardenScenes[1] ?? landscape;
  if (
    /ritratt|madonna|testa|santa?\b|cristo|giuditt|dama|autoritratt|annunci|deposizion/i.test(title)
  )
    return sitter;
  return s.rng.pick(views);
}
