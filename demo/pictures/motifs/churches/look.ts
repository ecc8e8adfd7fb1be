import type { DomeLook } from '../../parts/buildings.ts';
import type { Stage } from '../../draw.ts';

export function lookOf(s: Stage, light: number, dark: number, rib: number): DomeLook {
  const { rng, tone } = s;
  return {
    skin: tone.at(light),
    shade: tone.at(dark),
    rib: tone.at(rib),
    rise: rng.between(1.02, 1.34),
    ribs: rng.pick([6, 8, 8, 10]),
    oculi: rng.int(5, 9),
    lantern: true,
    side: rng.side(),
  };
}
