import { type Stage, disc, num, polar, rect, ring } from '../draw.ts';

/** Small stones in circles, around a star, a wave or a rosette. */
export function mosaic(s: Stage): string {
  const { w, h, rng, tone } = s;
  const cx = w / 2;
  const cy = h / 2;
  const rings = 11;
  const rule: number[] = [];
  for (let i = 0; i < rings; i += 1) rule.push(rng.pick([0.1, 0.3, 0.55, 0.75, 0.92]));
  const points = rng.pick([6, 8, 10]);
  let out = rect(0, 0, w, h, tone.at(tone.night ? 0.06 : 0.24));
  for (let i = 1; i <= rings; i += 1) {
    const r1 = (h * 0.45 * i) / rings;
    const r2 = (h * 0.45 * (i + 1)) / rings - 4;
    const count = Math.round(i * 5.4 + 4);
    for (let j = 0; j < count; j += 1) {
      const a = (j * 360) / count + (i % 2) * (180 / count);
      const b = a + 360 / count - 130 / r1;
      const wave = Math.abs((((a * points) / 360) % 1) * 2 - 1);
      const level = i < 7 && wave * 6 > i - 1 ? 0.9 : i < 7 ? 0.12 : (rule[i] ?? 0.5);
      out += `<path d="${`M${polar(cx, cy, r1, a).map(num).join(' ')}L${polar(cx, cy, r2, a).map(num).join(' ')}L${polar(cx, cy, r2, b).map(num).join(' ')}L${polar(cx, cy, r1, b).map(num).join(' ')}Z`}" fill="${tone.at(Math.max(0, Math.min(1, level + rng.int(-1, 1) * 0.06)))}"/>`;
    }
  }
  return out + disc(cx, cy, h * 0.026, tone.at(0.6)) + ring(cx, cy, h * 0.487, tone.at(0.8), 8);
}
