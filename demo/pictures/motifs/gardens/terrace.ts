import { type Stage, at, d, line, rect, repeat, shape } from '../../draw.ts';
import { cypress, hills, leaf, lemonTree } from '../../parts/nature.ts';
import { birds, sun, sunKinds } from '../../parts/sky.ts';

/** A terrace with lemon trees over the hills. */
export function terrace(s: Stage): string {
  const { w, h, rng, tone } = s;
  const rail = h * rng.between(0.62, 0.66);
  const foot = h * 0.83;
  const gap = h * 0.085;
  const post = (x: number): string =>
    shape(
      d`M${x - gap * 0.14} ${rail}h${gap * 0.28}l${-gap * 0.04} ${gap * 0.3}Q${x + gap * 0.4} ${rail + (foot - rail) * 0.55} ${x + gap * 0.16} ${foot - gap * 0.24}v${gap * 0.24}h${-gap * 0.32}v${-gap * 0.24}Q${x - gap * 0.4} ${rail + (foot - rail) * 0.55} ${x - gap * 0.1} ${rail + gap * 0.3}Z`,
      tone.at(tone.night ? 0.8 : 0.1),
    );
  const trees = Math.round((rng.int(2, 3) * w) / h);
  const urn = s.variant === 1;
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.06 : 0.12)) +
    sun(
      s,
      w * rng.between(0.24, 0.76),
      h * rng.between(0.26, 0.36),
      h * rng.between(0.13, 0.18),
      rng.pick(sunKinds),
      tone.at(0.48),
    ) +
    birds(s, w * 0.7, h * 0.16, h * 0.02, tone.at(0.7)) +
    hills(s, h * 0.52, h * 0.06, tone.at(0.22), 4) +
    hills(s, h * 0.58, h * 0.05, tone.at(0.36), 5) +
    repeat(5, (i) =>
      cypress(
        w * rng.between(0.1, 0.9),
        h * (0.6 + i * 0.015),
        h * rng.between(0.08, 0.16),
        tone.at(0.56),
        tone.at(0.7),
      ),
    ) +
    hills(s, h * 0.64, h * 0.03, tone.at(0.52), 4) +
    rect(0, rail, w, h - rail, tone.at(tone.night ? 0.3 : 0.66)) +
    repeat(Math.ceil(w / gap) + 1, (i) => post(i * gap)) +
    rect(0, rail - h * 0.03, w, h * 0.045, tone.at(tone.night ? 0.9 : 0.04)) +
    rect(0, rail + h * 0.012, w, h * 0.008, tone.at(0.5)) +
    rect(0, foot, w, h * 0.035, tone.at(tone.night ? 0.9 : 0.04)) +
    rect(0, foot + h * 0.03, w, h, tone.at(0.36)) +
    repeat(4, (i) =>
      line(0, h * (0.88 + i * i * 0.014), w, h * (0.88 + i * i * 0.014), tone.at(0.48), 4),
    ) +
    repeat(trees, (i) => {
      const x = (w * (i + 0.5)) / trees;
      return urn && i % 2 === 1
        ? shape(
            d`M${x - h * 0.05} ${h * 0.93}h${h * 0.1}v${-h * 0.03}l${-h * 0.03} ${-h * 0.03}C${x + h * 0.12} ${h * 0.8} ${x + h * 0.12} ${h * 0.74} ${x + h * 0.1} ${h * 0.7}h${-h * 0.2}C${x - h * 0.12} ${h * 0.74} ${x - h * 0.12} ${h * 0.8} ${x - h * 0.02} ${h * 0.87}l${-h * 0.03} ${h * 0.03}Z`,
            tone.at(0.86),
          ) +
            repeat(7, (j) =>
              at(
                leaf(h * 0.2, h * 0.03, tone.at(0.72), tone.at(0.4)),
                x,
                h * 0.705,
                1,
                (j - 3) * 22,
              ),
            )
        : lemonTree(
            x,
            h * 0.93,
            h * rng.between(0.46, 0.54),
            tone.at(tone.night ? 0.56 : 0.8),
            tone.at(tone.night ? 0.94 : 0.94),
            tone.at(tone.night ? 0.96 : 0.24),
          );
    })
  );
}
