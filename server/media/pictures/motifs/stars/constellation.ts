import { type Point, type Stage, d, disc, num, polar, stroke } from '../../draw.ts';
import { star } from '../../sky.ts';

/** Stars joined by a thread: a constellation that nobody has named. */
export function constellation(
  s: Stage,
  cx: number,
  cy: number,
  size: number,
  color: string,
  thread: string,
): string {
  const { rng } = s;
  const count = rng.int(5, 7);
  const points: Point[] = [];
  let heading = rng.between(0, 360);
  let here: Point = [
    cx - size * 0.5 * Math.cos((heading * Math.PI) / 180),
    cy - size * 0.5 * Math.sin((heading * Math.PI) / 180),
  ];
  for (let i = 0; i < count; i += 1) {
    points.push(here);
    heading += rng.between(-62, 62);
    here = polar(here[0], here[1], size * rng.between(0.16, 0.3), heading);
  }
  const [first] = points;
  const path = points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');
  const branch = points[rng.int(1, 3)] ?? first ?? [cx, cy];
  const tip = polar(branch[0], branch[1], size * 0.24, heading + 90);
  return (
    stroke(path + d`M${branch[0]} ${branch[1]}L${tip[0]} ${tip[1]}`, thread, 3) +
    [...points, tip]
      .map(([x, y], i) =>
        i === 1
          ? star(x, y, size * 0.075, color)
          : disc(x, y, size * rng.pick([0.016, 0.022, 0.028]), color),
      )
      .join('')
  );
}
