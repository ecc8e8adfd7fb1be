import {
  type Point,
  type Stage,
  at,
  clipped,
  d,
  disc,
  repeat,
  shape,
  spline,
  stroke,
} from '../draw.ts';
import type { Inks } from './inks.ts';
import type { Traits } from './traits.ts';

/** Lines that follow the fall of the hair. */
export function waves(
  count: number,
  make: (share: number) => Point[],
  color: string,
  width: number,
): string {
  return repeat(count, (_i, share) => stroke(spline(make(share)), color, width, true));
}

/** What hangs behind neck and shoulders. */
export function hairBehind(s: Stage, traits: Traits, inks: Inks): string {
  if (traits.headwear === 'veil') return '';
  const { rng } = s;
  if (traits.hair === 'long') {
    const low = rng.between(190, 250);
    return shape(
      d`M${20} ${-150}C${150} ${-170} ${190} ${-40} ${176} ${70}C${190} ${140} ${176} ${low - 20} ${150} ${low}C${100} ${low + 20} ${40} ${low} ${30} ${low - 40}Z`,
      inks.hair,
    );
  }
  if (traits.hair === 'wig')
    return (
      shape(
        d`M${100} ${60}C${150} ${80} ${140} ${150} ${170} ${230}C${150} ${270} ${110} ${260} ${96} ${210}Z`,
        inks.hair,
      ) +
      shape(d`M${104} ${104}L${176} ${70}L${168} ${112}L${186} ${146}L${112} ${120}Z`, inks.cloth)
    );
  return '';
}

/** Hair that is worn long or put up. */
export function tressesOf(s: Stage, style: 'long' | 'wig' | 'bun' | 'braids', inks: Inks): string {
  const { rng } = s;
  switch (style) {
    case 'long': {
      const low = rng.between(180, 236);
      const mass = d`M${-72} ${-166}C${-96} ${-196} ${-50} ${-228} ${10} ${-228}C${104} ${-228} ${172} ${-150} ${172} ${-60}C${170} ${20} ${190} ${90} ${164} ${low}C${130} ${low + 24} ${70} ${low + 16} ${50} ${low - 14}C${66} ${150} ${20} ${110} ${0} ${40}C${-22} ${-10} ${-22} ${-50} ${-34} ${-80}C${-46} ${-108} ${-64} ${-130} ${-72} ${-166}Z`;
      return (
        shape(mass, inks.hair) +
        clipped(
          s,
          mass,
          waves(
            9,
            (k) => [
              [-84 + k * 70, -230],
              [-62 + k * 190, -120],
              [-24 + k * 190, 0],
              [40 + k * 110, 100 - k * 20],
              [50 + k * 100, low + 20],
            ],
            inks.hairLine,
            5,
          ),
        )
      );
    }
    case 'wig': {
      const top = d`M${-78} ${-160}C${-104} ${-206} ${-40} ${-240} ${24} ${-236}C${110} ${-232} ${168} ${-150} ${162} ${-60}C${160} ${10} ${140} ${60} ${116} ${110}C${90} ${116} ${60} ${90} ${60} ${40}L${-10} ${-30}C${-40} ${-70} ${-60} ${-110} ${-78} ${-160}Z`;
      const roll = (y: number): string =>
        shape(
          d`M${-12} ${y}C${-30} ${y - 36} ${20} ${y - 48} ${64} ${y - 34}C${96} ${y - 22} ${96} ${y + 18} ${64} ${y + 24}C${30} ${y + 30} ${0} ${y + 26} ${-12} ${y}Z`,
          inks.hair,
        ) +
        stroke(
          d`M${-4} ${y}a${22} ${20} 0 1 1 ${22} ${18}a${12} ${11} 0 1 1 ${8} ${-20}`,
          inks.hairLine,
          5,
          true,
        );
      return (
        shape(top, inks.hair) +
        clipped(
          s,
          top,
          waves(
            6,
            (k) => [
              [-84 + k * 60, -236 + k * 20],
              [-30 + k * 120, -170 - k * 10],
              [40 + k * 110, -110 + k * 30],
              [100 + k * 60, 0 + k * 40],
            ],
            inks.hairLine,
            5,
          ),
        ) +
        roll(-10) +
        roll(42)
      );
    }
    case 'bun':
    case 'braids': {
      const knot: Point =
        style === 'bun' ? [rng.between(150, 170), rng.between(-80, -10)] : [118, 50];
      const mass = d`M${-74} ${-160}C${-96} ${-196} ${-50} ${-230} ${10} ${-230}C${100} ${-230} ${166} ${-150} ${162} ${-60}C${158} ${0} ${140} ${40} ${112} ${66}C${84} ${74} ${64} ${30} ${54} ${-28}C${38} ${-56} ${14} ${-48} ${8} ${-18}C${-20} ${-40} ${-36} ${-76} ${-44} ${-96}C${-60} ${-120} ${-70} ${-140} ${-74} ${-160}Z`;
      const flow = waves(
        7,
        (k) => [
          [-80 + k * 40, -230 + k * 4],
          [-20 + k * 90, -170 + k * 30],
          [60 + k * 60, -100 + k * 50],
          knot,
        ],
        inks.hairLine,
        5,
      );
      const bun =
        disc(knot[0], knot[1], 46, inks.hair) +
        stroke(
          d`M${knot[0] - 24} ${knot[1] + 10}a${28} ${28} 0 1 1 ${34} ${20}a${16} ${16} 0 1 1 ${-6} ${-30}`,
          inks.hairLine,
          5,
          true,
        );
      const braid = repeat(6, (i) => {
        const x = -52 + i * 36;
        const y = -168 + Math.sin(i / 2.2) * -30 + i * 14;
        return at(
          shape(
            d`M${-22} ${14}C${-20} ${-18} ${16} ${-22} ${24} ${-8}C${22} ${16} ${-6} ${24} ${-22} ${14}Z`,
            inks.hair,
          ) +
            stroke(d`M${-22} ${14}C${-20} ${-18} ${16} ${-22} ${24} ${-8}`, inks.hairLine, 4, true),
          x,
          y,
          1,
          i * 9,
        );
      });
      return (
        shape(mass, inks.hair) +
        clipped(s, mass, flow) +
        bun +
        (style === 'braids'
          ? braid
          : stroke(d`M${-62} ${-150}C${0} ${-170} ${90} ${-150} ${150} ${-90}`, inks.trim, 8))
      );
    }
  }
}
