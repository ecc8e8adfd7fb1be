import { campanile } from '../../buildings.ts';
import {
  type Point,
  type Stage,
  clipped,
  d,
  disc,
  flipped,
  polygon,
  rect,
  repeat,
  shape,
} from '../../draw.ts';
import { hills } from '../../nature.ts';
import { sun, sunKinds } from '../../sky.ts';

/** A silent square: an arcade in perspective, a tower, long shadows. */
export function piazza(s: Stage): string {
  const { w, h, rng, tone } = s;
  // Light stays light at night, or the shadows would shine.
  const ink = tone.night
    ? {
        sky: 0.06,
        high: 0,
        sun: 0.9,
        hills: 0.2,
        paving: 0.44,
        wall: 0.6,
        eaves: 0.8,
        shadow: 0.12,
        dark: 0.02,
        through: 0.36,
      }
    : {
        sky: 0.1,
        high: 0.17,
        sun: 0.6,
        hills: 0.3,
        paving: 0.22,
        wall: 0.42,
        eaves: 0.68,
        shadow: 0.78,
        dark: 0.94,
        through: 0.12,
      };
  const vx = w * rng.between(0.62, 0.7);
  const vy = h * rng.between(0.6, 0.66);
  const bays = rng.int(5, 7);
  const roof = -h * rng.between(0.54, 0.66);
  const foot = h * 0.36;
  const far = 4.4;
  const project = (depth: number, y: number): Point => {
    const k = 1 / (1 + depth);
    return [vx + (-w * 0.12 - vx) * k, vy + y * k];
  };
  const arch = (from: number, to: number): Point[] => {
    const points: Point[] = [project(from, foot)];
    for (let i = 0; i <= 16; i += 1) {
      const angle = Math.PI * (1 - i / 16);
      points.push(
        project(
          (from + to) / 2 + (Math.cos(angle) * (to - from)) / 2,
          -h * 0.06 - Math.sin(angle) * h * 0.2,
        ),
      );
    }
    return [...points, project(to, foot)];
  };
  const depthAt = (share: number): number => 0.06 + (far - 0.2) * share ** 1.75;
  let out = rect(0, 0, w, h, tone.at(ink.sky)) + rect(0, 0, w, h * 0.3, tone.at(ink.high));
  out += sun(
    s,
    w * rng.between(0.44, 0.58),
    h * rng.between(0.14, 0.2),
    h * rng.between(0.08, 0.11),
    rng.pick(sunKinds),
    tone.at(ink.sun),
  );
  out += hills(s, vy - h * 0.03, h * 0.03, tone.at(ink.hills), 6);
  out += rect(0, vy, w, h - vy, tone.at(ink.paving));
  out += campanile(
    vx + w * rng.between(0.1, 0.2),
    vy + h * 0.03,
    h * 0.08,
    h * rng.between(0.3, 0.42),
    tone.at(ink.wall),
    tone.at(ink.shadow),
    rng.pick(['spire', 'flat', 'gable']),
  );
  // What the arcade throws across the paving.
  out += shape(
    polygon([
      project(0, foot),
      project(far, foot),
      [w * 0.84, vy + h * 0.035],
      [w * 0.5, h * 1.1],
      [-w * 0.1, h * 1.1],
    ]),
    tone.at(ink.shadow),
  );
  out += shape(
    polygon([project(0, roof), project(far, roof), project(far, foot), project(0, foot)]),
    tone.at(ink.wall),
  );
  out += shape(
    polygon([
      project(0, roof),
      project(far, roof),
      project(far, roof * 0.92),
      project(0, roof * 0.92),
    ]),
    tone.at(ink.eaves),
  );
  out += repeat(bays, (i) => {
    const from = depthAt(i / bays);
    const to = from + (depthAt((i + 1) / bays) - from) * 0.72;
    const hole = polygon(arch(from, to));
    return (
      shape(hole, tone.at(ink.dark)) +
      clipped(
        s,
        hole,
        shape(polygon(arch(from + (to - from) * 0.16, to + 0.4)), tone.at(ink.through)),
      )
    );
  });
  // A figure on its plinth, with the shadow of both.
  const px = w * rng.between(0.8, 0.88);
  const py = h * rng.between(0.84, 0.9);
  const stone = tone.at(ink.dark);
  out += shape(
    d`M${px} ${py}L${px + w * 0.4} ${py + h * 0.05}v${h * 0.045}L${px} ${py + h * 0.03}Z`,
    tone.at(ink.shadow),
  );
  out +=
    rect(px - h * 0.035, py - h * 0.06, h * 0.07, h * 0.09, tone.at(ink.wall)) +
    rect(px - h * 0.045, py - h * 0.07, h * 0.09, h * 0.016, stone);
  out +=
    shape(
      d`M${px - h * 0.022} ${py - h * 0.07}Q${px - h * 0.03} ${py - h * 0.16} ${px - h * 0.018} ${py - h * 0.2}Q${px} ${py - h * 0.215} ${px + h * 0.018} ${py - h * 0.2}Q${px + h * 0.03} ${py - h * 0.16} ${px + h * 0.022} ${py - h * 0.07}Z`,
      stone,
    ) + disc(px, py - h * 0.232, h * 0.016, stone);
  return rng.chance(0.5) ? flipped(out, w / 2) : out;
}
