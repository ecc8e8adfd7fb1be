import { archPath } from '../../parts/arches.ts';
import { type Stage, d, rect, repeat, shape } from '../../draw.ts';
import { pine } from '../../parts/nature.ts';
import { setting } from '../../parts/setting.ts';

export function amphitheatre(s: Stage): string {
  const { w, h, rng, tone } = s;
  const floor = h * 0.84;
  const { back, fore, ink } = setting(s, floor);
  const cx = w / 2;
  const half = Math.min(h * 0.62, w * 0.47);
  const rows = rng.int(2, 3);
  const each = h * (rows === 3 ? 0.165 : 0.2);
  const fall = rng.side();
  let out = '';
  for (let row = 0; row < rows; row += 1) {
    const base = floor - row * each;
    const top = base - each;
    // The outer ring has fallen on one side, further with every storey.
    const from = fall < 0 ? cx - half + row * half * 0.34 : cx - half;
    const to = fall > 0 ? cx + half - row * half * 0.34 : cx + half;
    out += shape(
      d`M${from} ${base}L${from + (fall < 0 && row ? h * 0.03 : 0)} ${top}H${to - (fall > 0 && row ? h * 0.03 : 0)}L${to} ${base}Z`,
      ink.wall,
    );
    for (let i = 0; i < 17; i += 1) {
      const a = ((i + 0.5) / 17 - 0.5) * Math.PI * 0.94;
      const x = cx + Math.sin(a) * half;
      const wide = Math.cos(a) * half * 0.125;
      if (x - wide < from || x + wide > to) continue;
      out +=
        shape(archPath(x - wide / 2, base - each * 0.08, wide, each * 0.7), ink.dark) +
        shape(archPath(x + wide * 0.18, base - each * 0.08, wide * 0.32, each * 0.62), ink.shade) +
        rect(x - wide * 0.82, top + each * 0.1, wide * 0.16, each * 0.86, ink.shade);
    }
    out +=
      rect(from, top, to - from, each * 0.09, ink.trim) +
      rect(from, base - each * 0.07, to - from, each * 0.05, ink.shade);
  }
  const keep = fall > 0 ? cx - half : cx + half * 0.2;
  out +=
    rect(keep, floor - rows * each - each * 0.5, half * 0.8, each * 0.5, ink.wall) +
    repeat(5, (i) =>
      rect(
        keep + half * (0.1 + i * 0.14),
        floor - rows * each - each * 0.34,
        half * 0.05,
        each * 0.2,
        ink.dark,
      ),
    ) +
    rect(keep, floor - rows * each - each * 0.54, half * 0.8, each * 0.08, ink.trim);
  return (
    back +
    (w > h
      ? repeat(2, (i) =>
          pine(
            i ? w * 0.93 : w * 0.07,
            floor + h * 0.02,
            h * rng.between(0.46, 0.56),
            tone.at(0.6),
            tone.at(0.86),
            i ? -0.04 : 0.04,
          ),
        )
      : '') +
    out +
    fore
  );
}
