import { type Stage, clipped, d, shape } from '../draw.ts';
import type { Inks } from './inks.ts';
import type { Traits } from './traits.ts';
import { waves } from './tresses.ts';

export function beardOf(s: Stage, traits: Traits, inks: Inks): string {
  if (traits.sex === 'woman' || traits.beard === 'none') return '';
  const { rng } = s;
  const moustache = shape(
    d`M${-140} ${72}C${-150} ${84} ${-150} ${90} ${-146} ${94}C${-126} ${90} ${-110} ${98} ${-92} ${112}C${-96} ${88} ${-112} ${70} ${-134} ${66}Z`,
    inks.hair,
  );
  if (traits.beard === 'moustache') return moustache;
  if (traits.beard === 'goatee')
    return (
      moustache +
      shape(
        d`M${-140} ${118}C${-154} ${150} ${-160} ${190} ${-134} ${222}C${-108} ${200} ${-92} ${176} ${-92} ${150}C${-106} ${140} ${-124} ${128} ${-140} ${118}Z`,
        inks.hair,
      )
    );
  const tip = { short: 190, full: rng.between(226, 258), long: rng.between(300, 340) }[
    traits.beard
  ];
  const mass = d`M${12} ${-20}C${-2} ${30} ${-24} ${70} ${-56} ${78}C${-84} ${84} ${-100} ${72} ${-134} ${66}C${-152} ${80} ${-152} ${92} ${-144} ${96}C${-120} ${96} ${-112} ${100} ${-112} ${108}C${-124} ${112} ${-140} ${112} ${-146} ${122}C${-166} ${160} ${-150} ${tip - 30} ${-112} ${tip}C${-60} ${tip - 10} ${20} ${160} ${50} ${70}C${56} ${30} ${36} ${-4} ${12} ${-20}Z`;
  return (
    shape(mass, inks.hair) +
    clipped(
      s,
      mass,
      waves(
        7,
        (k) => [
          [-140 + k * 160, 60 - k * 40],
          [-136 + k * 140, 120],
          [-128 + k * 90, tip + 10],
        ],
        inks.hairLine,
        5,
      ),
    )
  );
}
