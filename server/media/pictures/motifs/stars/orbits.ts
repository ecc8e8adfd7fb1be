import { type Stage, clipped, disc, discPath, num, rect, repeat } from '../../draw.ts';
import { star, starfield, sun } from '../../sky.ts';

/** Orbits with their planets. */
export function orbits(s: Stage): string {
  const { w, h, rng, tone } = s;
  const centre = s.variant === 1;
  const cx = centre ? w / 2 : w * 0.08;
  const cy = centre ? h / 2 : h * rng.between(0.84, 0.96);
  const flat = centre ? rng.between(0.42, 0.56) : 1;
  const tilt = centre ? rng.between(14, 30) * rng.side() : 0;
  const count = rng.int(5, 6);
  const ringed = rng.int(2, count - 1);
  const first = h * (centre ? 0.22 : 0.32);
  const step = (h * (centre ? 0.5 : 0.98) - first) / (count - 1);
  let out = '';
  for (let i = 0; i < count; i += 1) {
    const r = first + i * step;
    out += `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(r)}" ry="${num(r * flat)}" fill="none" stroke="${tone.at(0.44)}" stroke-width="3"${i % 2 ? ' stroke-dasharray="14 10"' : ''}/>`;
    const angle =
      ((centre ? i * 137 + rng.between(-20, 20) : rng.between(-74, -14)) * Math.PI) / 180;
    const x = cx + Math.cos(angle) * r;
    const y = cy + Math.sin(angle) * r * flat;
    const size = h * (i === ringed ? 0.052 : rng.pick([0.02, 0.028, 0.036, 0.044]));
    out +=
      disc(x, y, size * 1.35, tone.at(tone.night ? 0.06 : 0.12)) + disc(x, y, size, tone.at(0.5));
    out += clipped(
      s,
      discPath(x, y, size),
      disc(x + size * 0.45, y + size * 0.35, size * 1.05, tone.at(0.84)),
    );
    if (i === ringed)
      out += `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(size * 1.75)}" ry="${num(size * 0.45)}" fill="none" stroke="${tone.at(0.84)}" stroke-width="5" transform="rotate(-18 ${num(x)} ${num(y)})"/>`;
    else if (i > 2) out += disc(x + size * 1.9, y - size * 0.9, size * 0.26, tone.at(0.84));
  }
  const turned = tilt
    ? `<g transform="rotate(${num(tilt)} ${num(cx)} ${num(cy)})">${out}</g>`
    : out;
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.06 : 0.12)) +
    starfield(s, 60, h, tone.at(0.5)) +
    repeat(4, () =>
      star(
        w * rng.between(0.1, 0.9),
        h * rng.between(0.1, 0.9),
        h * rng.between(0.014, 0.024),
        tone.at(0.6),
      ),
    ) +
    turned +
    sun(s, cx, cy, h * (centre ? 0.085 : 0.26), rng.pick(['rays', 'rings', 'full']), tone.at(0.84))
  );
}
