import { type Point, d, ellipse, num, polygon, shape, stroke } from '../draw.ts';

/** A body of limbs, as points: it is drawn as on a vase, in one colour and without a face. */
export interface Pose {
  head: Point;
  neck: Point;
  hip: Point;
  /** Elbow and hand, the farther arm first. */
  arms: readonly (readonly [elbow: Point, hand: Point])[];
  /** Knee, heel and toes, the farther leg first. */
  legs: readonly (readonly [knee: Point, heel: Point, toe: Point])[];
}

interface Flesh {
  fill: string;
  /** The farther limbs, and the lines between the nearer ones. */
  shade: string;
  hair: string;
  /** How thick the trunk is at the shoulders. */
  girth: number;
}

const to = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');

export function posed(pose: Pose, { fill, shade, hair, girth: g }: Flesh): string {
  const { head, neck, hip, arms, legs } = pose;
  const dx = neck[0] - hip[0];
  const dy = neck[1] - hip[1];
  const long = Math.hypot(dx, dy) || 1;
  const across = (p: Point, half: number, along = 0): Point => [
    p[0] - (dy / long) * half + (dx / long) * along,
    p[1] + (dx / long) * half + (dy / long) * along,
  ];
  const trunk = polygon([
    across(neck, -g * 0.56, -g * 0.1),
    across(neck, -g * 0.2, g * 0.1),
    across(neck, g * 0.2, g * 0.1),
    across(neck, g * 0.56, -g * 0.1),
    across(hip, g * 0.34, g * 0.36),
    across(hip, g * 0.36, -g * 0.12),
    across(hip, -g * 0.36, -g * 0.12),
    across(hip, -g * 0.34, g * 0.36),
  ]);
  const limb = (points: readonly Point[], color: string, thick: number): string => {
    const [from, joint, ...rest] = points;
    return from && joint
      ? stroke(to([from, joint]), color, thick, true) +
          stroke(to([joint, ...rest]), color, thick * 0.74, true)
      : '';
  };
  const arm = (i: number, color: string): string => {
    const [elbow, hand] = arms[i] ?? [];
    return elbow && hand
      ? limb([across(neck, i ? g * 0.42 : -g * 0.42, -g * 0.16), elbow, hand], color, g * 0.34)
      : '';
  };
  const leg = (i: number, color: string): string => {
    const [knee, heel, toe] = legs[i] ?? [];
    return knee && heel && toe
      ? limb([across(hip, i ? g * 0.14 : -g * 0.14), knee, heel, toe], color, g * 0.46)
      : '';
  };
  const [hx, hy] = head;
  const r = g * 0.4;
  return (
    arm(0, shade) +
    leg(0, shade) +
    leg(1, fill) +
    `<path d="${trunk}" fill="${fill}" stroke="${fill}" stroke-width="${num(g * 0.22)}" stroke-linejoin="round"/>` +
    stroke(to([neck, head]), fill, g * 0.34, true) +
    ellipse(hx, hy, r * 0.86, r, fill) +
    shape(
      d`M${hx - r * 0.95} ${hy + r * 0.1}C${hx - r * 1.1} ${hy - r * 1.4} ${hx + r * 1.1} ${hy - r * 1.4} ${hx + r * 0.95} ${hy + r * 0.1}C${hx + r * 0.5} ${hy - r * 0.4} ${hx - r * 0.5} ${hy - r * 0.4} ${hx - r * 0.95} ${hy + r * 0.1}Z`,
      hair,
    ) +
    arm(1, fill)
  );
}
