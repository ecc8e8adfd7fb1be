import { type Point, type Stage, clipped, d, shape, spline, splineOn, stroke } from '../draw.ts';
import { beardOf } from './beard.ts';
import { dressOf } from './dress.ts';
import { hairOf } from './hair.ts';
import { headwearOf } from './headwear.ts';
import type { Inks } from './inks.ts';
import type { Traits } from './traits.ts';
import { hairBehind } from './tresses.ts';

/**
 * A head in profile, looking left, in a box of about ±200 around its ear; the shoulders run down to
 * y = 420. Flat like a struck medal: no open eye, since a flat one stares.
 */
export function head(s: Stage, traits: Traits, inks: Inks): string {
  const { rng } = s;
  const soft = traits.sex === 'woman' ? 1 : 0;
  const nose = rng.between(-6, 12) - soft * 8;
  const hook = rng.between(-5, 9) - soft * 5;
  const brow = rng.between(0, 8) * (1 - soft);
  const chin = rng.between(-6, 8) - soft * 3;
  const slope = rng.between(-6, 8);
  const profile: Point[] = [
    [-66, -182],
    [-106 - slope * 0.5, -140],
    [-123 - slope, -86],
    [-128 - brow, -48],
    [-119, -24],
    [-137 - hook, 8],
    [-160 - nose, 42],
    [-160 - nose, 54],
    [-136, 63],
    [-132, 74],
    [-145, 87],
    [-134, 96],
    [-143, 106],
    [-129, 120],
    [-136 - chin, 142],
    [-121 - chin, 164],
    [-82, 172],
    [-50, 176],
    [-43, 204],
    [-46, 250],
    [-90, 300],
  ];
  const back: Point[] = [
    [180, 300],
    [116, 240],
    [98, 170],
    [104, 90],
    [138, 10],
    [146, -70],
    [112, -160],
    [40, -208],
    [-30, -206],
    [-66, -182],
  ];
  const face = `${spline(profile)}V420H180V300${splineOn(back)}Z`;
  const jaw = stroke(
    d`M${-82} ${171}C${-40} ${166} ${4} ${130} ${22} ${62}`,
    inks.skinShade,
    5,
    true,
  );
  const neck = shape(
    d`M${-82} ${172}C${-44} ${166} ${2} ${132} ${22} ${64}L${110} ${80}L${100} ${180}L${130} ${300}H${40}C${40} ${240} ${0} ${200} ${-82} ${172}Z`,
    inks.skinShade,
  );
  const eye =
    shape(
      d`M${-114} ${-17}Q${-98} ${-29} ${-78} ${-15}Q${-96} ${-8} ${-114} ${-17}Z`,
      inks.skinShade,
    ) +
    stroke(d`M${-115} ${-17}Q${-98} ${-30} ${-75} ${-14}`, inks.line, 5, true) +
    stroke(d`M${-122 - brow} ${-44}Q${-98} ${-60} ${-68} ${-42}`, inks.line, soft ? 4 : 7, true);
  const lips = stroke(d`M${-135} ${96}Q${-122} ${98} ${-108} ${93}`, inks.line, 4.5, true);
  const nostril = stroke(d`M${-138} ${58}Q${-126} ${54} ${-126} ${40}`, inks.line, 4, true);
  // The marks of years: at the eye, on the cheek, on the brow.
  const lines =
    traits.age === 'old'
      ? stroke(
          d`M${-60} ${-24}l${20} ${-10}M${-60} ${-14}l${22} ${2}M${-116} ${50}Q${-92} ${70} ${-96} ${104}M${-110} ${-92}Q${-92} ${-100} ${-72} ${-94}`,
          inks.skinShade,
          5,
          true,
        )
      : '';
  const ear =
    shape(
      d`M${18} ${-22}C${10} ${-52} ${52} ${-56} ${52} ${-20}C${52} ${2} ${40} ${12} ${36} ${28}C${30} ${40} ${18} ${34} ${20} ${18}Z`,
      inks.skin,
    ) +
    stroke(
      d`M${20} ${-20}C${14} ${-48} ${50} ${-52} ${50} ${-20}C${50} ${0} ${38} ${12} ${35} ${27}M${28} ${-16}C${30} ${-32} ${42} ${-26} ${38} ${-10}C${36} ${0} ${28} ${2} ${28} ${12}`,
      inks.line,
      4,
      true,
    );
  const covered =
    traits.headwear === 'hood' ||
    traits.headwear === 'veil' ||
    traits.headwear === 'helmet' ||
    traits.hair === 'long' ||
    traits.hair === 'wig';
  return (
    hairBehind(s, traits, inks) +
    shape(face, inks.skin) +
    clipped(s, face, neck + jaw) +
    eye +
    lips +
    lines +
    nostril +
    beardOf(s, traits, inks) +
    hairOf(s, traits, inks) +
    (covered ? '' : ear) +
    dressOf(traits, inks) +
    headwearOf(s, traits, inks)
  );
}
