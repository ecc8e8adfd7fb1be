import { type Point, type Stage, clipped, d, disc, shape, stroke } from '../draw.ts';
import type { Inks } from './inks.ts';
import type { Traits } from './traits.ts';
import { tressesOf, waves } from './tresses.ts';

/** The cap of hair over the skull, from the brow round to the nape. */
const CAP = d`M${-70} ${-168}C${-92} ${-196} ${-50} ${-226} ${10} ${-226}C${100} ${-226} ${162} ${-150} ${160} ${-60}C${158} ${0} ${134} ${40} ${116} ${86}C${100} ${96} ${76} ${86} ${66} ${64}C${56} ${30} ${64} ${-14} ${50} ${-36}C${34} ${-54} ${16} ${-46} ${10} ${-20}L${-6} ${22}C${-24} ${-2} ${-22} ${-44} ${-34} ${-76}C${-44} ${-104} ${-62} ${-126} ${-70} ${-168}Z`;

/** Rows of small arcs, as engravers draw curls. */
function curls(s: Stage, path: string, size: number, color: string): string {
  let arcs = '';
  for (let y = -230; y < 130; y += size * 0.8)
    for (let x = -110; x < 190; x += size) {
      const px = x + (Math.round(y / size) % 2 ? size / 2 : 0) + s.rng.between(-3, 3);
      arcs += d`M${px} ${y}a${size * 0.42} ${size * 0.42} 0 1 1 ${size * 0.5} ${size * 0.42}`;
    }
  return clipped(s, path, stroke(arcs, color, 5, true));
}

function scallops(path: readonly Point[], r: number, fill: string): string {
  return path.map(([x, y]) => disc(x, y, r, fill)).join('');
}

export function hairOf(s: Stage, traits: Traits, inks: Inks): string {
  switch (traits.hair) {
    case 'short':
      return (
        shape(CAP, inks.hair) +
        clipped(
          s,
          CAP,
          waves(
            8,
            (k) => [
              [-70 + k * 60, -226 + k * 8],
              [-60 + k * 120, -150 - k * 10],
              [-30 + k * 150, -70 + k * 20],
              [0 + k * 130, 20 + k * 50],
            ],
            inks.hairLine,
            5,
          ),
        )
      );
    case 'curls': {
      const fringe: Point[] = [
        [-78, -176],
        [-62, -146],
        [-44, -112],
        [-32, -78],
        [-22, -42],
        [-10, -8],
        [-60, -206],
        [-24, -224],
        [20, -230],
        [66, -220],
        [108, -192],
        [140, -152],
        [158, -106],
        [162, -58],
        [154, -10],
        [138, 34],
        [118, 78],
        [80, 76],
      ];
      return (
        scallops(fringe, 17, inks.hair) + shape(CAP, inks.hair) + curls(s, CAP, 27, inks.hairLine)
      );
    }
    case 'bald': {
      const ring = d`M${-4} ${18}C${-24} ${-6} ${-18} ${-50} ${6} ${-84}C${40} ${-112} ${110} ${-126} ${148} ${-92}C${166} ${-40} ${140} ${30} ${116} ${86}C${100} ${96} ${76} ${86} ${66} ${64}C${56} ${30} ${64} ${-14} ${50} ${-36}C${34} ${-54} ${16} ${-46} ${10} ${-20}Z`;
      return (
        shape(ring, inks.hair) +
        clipped(
          s,
          ring,
          waves(
            6,
            (k) => [
              [0 + k * 120, -120],
              [20 + k * 120, -40],
              [40 + k * 90, 80],
            ],
            inks.hairLine,
            5,
          ),
        )
      );
    }
    case 'tonsure': {
      const ring = d`M${-92} ${-120}C${-70} ${-170} ${0} ${-186} ${60} ${-176}C${120} ${-168} ${160} ${-110} ${156} ${-56}C${152} ${0} ${134} ${40} ${116} ${70}C${96} ${84} ${76} ${80} ${66} ${60}C${56} ${30} ${64} ${-14} ${50} ${-36}C${34} ${-54} ${16} ${-46} ${10} ${-20}L${-8} ${10}C${-30} ${-40} ${-50} ${-90} ${-92} ${-120}Z`;
      return (
        shape(ring, inks.hair) +
        clipped(
          s,
          ring,
          waves(
            9,
            (k) => [
              [-90 + k * 220, -190],
              [-70 + k * 200, -120],
              [-30 + k * 150, 40],
            ],
            inks.hairLine,
            5,
          ),
        )
      );
    }
    case 'long':
    case 'wig':
    case 'bun':
    case 'braids':
      return tressesOf(s, traits.hair, inks);
  }
}
