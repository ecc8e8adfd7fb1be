import {
  type Point,
  type Stage,
  d,
  disc,
  ellipse,
  line,
  num,
  polar,
  rect,
  repeat,
  shape,
  spline,
  stroke,
} from '../draw.ts';

/** A ridge across the whole stage, filled down to its foot. */
export function hills(s: Stage, y: number, swell: number, fill: string, knots = 5): string {
  const points: Point[] = [];
  for (let i = -1; i <= knots + 1; i += 1)
    points.push([(i / knots) * s.w, y - s.rng.between(-1, 1) * swell]);
  return shape(
    `${spline(points, 0.5)}L${num(s.w * 1.3)} ${num(s.h)}L${num(-s.w * 0.3)} ${num(s.h)}Z`,
    fill,
  );
}

/** Stands on (0, 0), 1 unit = its height. */
export function cypress(
  x: number,
  base: number,
  height: number,
  fill: string,
  shade: string,
): string {
  const r = height * 0.115;
  const crown = d`M${x} ${base - height}C${x + r * 0.9} ${base - height * 0.72} ${x + r * 1.35} ${base - height * 0.3} ${x + r * 0.7} ${base - height * 0.07}L${x - r * 0.7} ${base - height * 0.07}C${x - r * 1.35} ${base - height * 0.3} ${x - r * 0.9} ${base - height * 0.72} ${x} ${base - height}Z`;
  const dark = d`M${x} ${base - height}C${x + r * 0.9} ${base - height * 0.72} ${x + r * 1.35} ${base - height * 0.3} ${x + r * 0.7} ${base - height * 0.07}L${x + r * 0.12} ${base - height * 0.07}C${x + r * 0.5} ${base - height * 0.3} ${x + r * 0.25} ${base - height * 0.7} ${x} ${base - height}Z`;
  return (
    rect(x - height * 0.012, base - height * 0.09, height * 0.024, height * 0.09, shade) +
    shape(crown, fill) +
    shape(dark, shade)
  );
}

/** The umbrella pine of Rome. */
export function pine(
  x: number,
  base: number,
  height: number,
  fill: string,
  shade: string,
  lean = 0,
): string {
  const top = base - height;
  const tx = x + lean * height;
  const trunk = d`M${x - height * 0.022} ${base}Q${x + lean * height * 0.2} ${base - height * 0.4} ${tx - height * 0.012} ${top + height * 0.2}L${tx + height * 0.018} ${top + height * 0.2}Q${x + lean * height * 0.2 + height * 0.04} ${base - height * 0.4} ${x + height * 0.022} ${base}Z`;
  const cloud = (cx: number, cy: number, rx: number, ry: number, color: string): string =>
    shape(
      d`M${cx - rx} ${cy}C${cx - rx} ${cy - ry * 1.35} ${cx + rx} ${cy - ry * 1.35} ${cx + rx} ${cy}C${cx + rx * 0.6} ${cy + ry * 0.32} ${cx - rx * 0.6} ${cy + ry * 0.32} ${cx - rx} ${cy}Z`,
      color,
    );
  return (
    shape(trunk, shade) +
    stroke(
      d`M${tx} ${top + height * 0.42}L${tx - height * 0.2} ${top + height * 0.2}M${tx + height * 0.005} ${top + height * 0.36}L${tx + height * 0.19} ${top + height * 0.2}`,
      shade,
      height * 0.016,
    ) +
    cloud(tx, top + height * 0.23, height * 0.36, height * 0.17, shade) +
    cloud(tx - height * 0.03, top + height * 0.19, height * 0.3, height * 0.15, fill)
  );
}

/** Broken lines on water that grow longer and rarer towards the viewer. */
export function ripples(
  s: Stage,
  cx: number,
  top: number,
  bottom: number,
  spread: number,
  color: string,
): string {
  let out = '';
  for (let y = top; y < bottom;) {
    const depth = (y - top) / (bottom - top);
    const length = spread * (0.35 + depth * 0.65) * s.rng.between(0.35, 1);
    const x = cx + s.rng.between(-1, 1) * spread * 0.3;
    const thick = 4 + depth * 9;
    out += shape(
      d`M${x - length} ${y}Q${x} ${y - thick} ${x + length} ${y}Q${x} ${y + thick} ${x - length} ${y}Z`,
      color,
    );
    y += 16 + depth * 34;
  }
  return out;
}

/** A pointed leaf from (0, 0) upwards, with its midrib left open. */
export function leaf(length: number, width: number, fill: string, rib: string): string {
  return (
    shape(
      d`M0 0C${-width} ${-length * 0.3} ${-width * 0.8} ${-length * 0.75} 0 ${-length}C${width * 0.8} ${-length * 0.75} ${width} ${-length * 0.3} 0 0Z`,
      fill,
    ) + stroke(d`M0 ${-length * 0.06}L0 ${-length * 0.8}`, rib, Math.max(2, width * 0.12))
  );
}

/** A round shrub in a pot: the lemon tree of an Italian terrace. Stands on `base`. */
export function lemonTree(
  x: number,
  base: number,
  height: number,
  fill: string,
  pot: string,
  fruit: string,
): string {
  const r = height * 0.27;
  const cy = base - height + r;
  return (
    line(x, cy, x, base - height * 0.2, pot, height * 0.03) +
    disc(x, cy, r, fill) +
    repeat(7, (i) => {
      const [fx, fy] = polar(x, cy, r * (i === 6 ? 0.05 : 0.62), i * 60 + 20);
      return ellipse(fx, fy, r * 0.1, r * 0.12, fruit);
    }) +
    shape(
      d`M${x - height * 0.15} ${base - height * 0.25}h${height * 0.3}v${height * 0.05}h${-height * 0.025}L${x + height * 0.09} ${base}h${-height * 0.18}L${x - height * 0.125} ${base - height * 0.2}h${-height * 0.025}Z`,
      pot,
    )
  );
}
