import {
  type Stage,
  clipped,
  d,
  disc,
  discPath,
  line,
  num,
  polar,
  rect,
  repeat,
  ring,
  shape,
  stroke,
} from '../draw.ts';

export type SunKind = 'full' | 'rings' | 'lines' | 'rays' | 'halo';

export const sunKinds = ['full', 'rings', 'lines', 'rays', 'halo'] as const;

/** The disc of the series: sun by day, moon by night. */
export function sun(
  s: Stage,
  cx: number,
  cy: number,
  r: number,
  kind: SunKind,
  color: string,
): string {
  switch (kind) {
    case 'full':
      return disc(cx, cy, r, color);
    case 'rings':
      return (
        disc(cx, cy, r * 0.62, color) +
        ring(cx, cy, r * 0.78, color, r * 0.05) +
        ring(cx, cy, r * 0.97, color, r * 0.05)
      );
    case 'lines': {
      // Slats that grow thinner towards the horizon.
      let slats = rect(cx - r, cy - r, r * 2, r, color);
      let y = cy;
      for (let i = 0; i < 6; i += 1) {
        const thick = r * (0.17 - i * 0.025);
        slats += rect(cx - r, y + r * 0.05, r * 2, thick, color);
        y += thick + r * 0.07;
      }
      return clipped(s, discPath(cx, cy, r), slats);
    }
    case 'rays':
      return (
        disc(cx, cy, r * 0.6, color) +
        repeat(24, (i) => {
          const [x1, y1] = polar(cx, cy, r * 0.72, i * 15);
          const [x2, y2] = polar(cx, cy, r * (i % 2 ? 0.88 : 1.04), i * 15);
          return line(x1, y1, x2, y2, color, r * 0.045);
        })
      );
    case 'halo':
      return disc(cx, cy, r * 0.72, color) + ring(cx, cy, r * 0.96, color, r * 0.03);
  }
}

/** Four long points and four short ones. */
export function star(cx: number, cy: number, r: number, fill: string): string {
  let path = '';
  for (let i = 0; i < 8; i += 1) {
    const [x, y] = polar(cx, cy, i % 2 ? r * 0.24 : r, i * 45 - 90);
    path += `${i ? 'L' : 'M'}${num(x)} ${num(y)}`;
  }
  return shape(`${path}Z`, fill);
}

export function birds(s: Stage, cx: number, cy: number, size: number, color: string): string {
  return repeat(s.rng.int(3, 5), () => {
    const x = cx + s.rng.between(-1, 1) * size * 4;
    const y = cy + s.rng.between(-1, 1) * size * 2;
    const k = size * s.rng.between(0.6, 1);
    return stroke(
      d`M${x - k} ${y - k * 0.28}Q${x - k * 0.45} ${y - k * 0.42} ${x} ${y}Q${x + k * 0.45} ${y - k * 0.42} ${x + k} ${y - k * 0.28}`,
      color,
      4,
      true,
    );
  });
}

/** A long flat cloud with a straight foot. */
export function cloud(x: number, y: number, width: number, fill: string): string {
  const k = width / 2;
  return shape(
    d`M${x - k} ${y}C${x - k} ${y - k * 0.16} ${x - k * 0.6} ${y - k * 0.2} ${x - k * 0.5} ${y - k * 0.14}C${x - k * 0.35} ${y - k * 0.42} ${x + k * 0.15} ${y - k * 0.42} ${x + k * 0.25} ${y - k * 0.18}C${x + k * 0.55} ${y - k * 0.3} ${x + k * 0.95} ${y - k * 0.18} ${x + k} ${y}Z`,
    fill,
  );
}
