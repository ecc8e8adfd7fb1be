import { type Stage, at, boxPath, clipped, d, disc, rect, repeat, shape, stroke } from '../draw.ts';
import { leaf } from '../nature.ts';
import { backdrop } from './backdrop.ts';
import { initial, inksOf, writing } from './paper.ts';

/** A codex open on a lectern. */
function codex(s: Stage): string {
  const { w, h, rng } = s;
  const inks = inksOf(s);
  const x = w / 2;
  const y = h * 0.3;
  const wide = h * 0.34;
  const tall = h * 0.42;
  const page = (k: number): string =>
    d`M${x} ${y}C${x + k * wide * 0.25} ${y - h * 0.05} ${x + k * wide * 0.75} ${y - h * 0.045} ${x + k * wide} ${y - h * 0.01}V${y + tall - h * 0.01}C${x + k * wide * 0.75} ${y + tall - h * 0.045} ${x + k * wide * 0.25} ${y + tall - h * 0.05} ${x} ${y + tall}Z`;
  const margin = wide * 0.16;
  const big = rng.between(0.2, 0.28) * wide;
  return (
    shape(
      d`M${x - h * 0.3} ${h * 0.96}L${x - h * 0.22} ${y + tall}H${x + h * 0.22}L${x + h * 0.3} ${h * 0.96}Z`,
      s.tone.at(s.tone.night ? 0.36 : 0.62),
    ) +
    rect(x - wide * 1.1, y + tall - h * 0.005, wide * 2.2, h * 0.045, inks.cover) +
    shape(
      d`M${x - wide * 1.05} ${y - h * 0.03}H${x + wide * 1.05}V${y + tall + h * 0.01}H${x - wide * 1.05}Z`,
      inks.cover,
    ) +
    at(shape(page(1), inks.shade), 6, 8) +
    shape(page(-1), inks.page) +
    shape(page(1), inks.page) +
    clipped(s, page(1), rect(x, y - h * 0.1, wide * 0.1, tall * 1.4, inks.shade)) +
    initial(x - wide + margin, y + h * 0.02, big, inks) +
    writing(
      s,
      x - wide + margin,
      y + h * 0.035,
      wide - margin * 2,
      11,
      h * 0.031,
      inks.faint,
      big * 1.14,
    ) +
    (rng.chance(0.5)
      ? rect(x + margin, y + h * 0.02, wide - margin * 2, h * 0.14, inks.ink) +
        disc(x + wide / 2, y + h * 0.09, h * 0.045, inks.page) +
        repeat(2, (i) =>
          at(
            leaf(h * 0.1, h * 0.022, inks.page, inks.ink),
            x + wide / 2 + (i ? 1 : -1) * h * 0.06,
            y + h * 0.14,
            1,
            (i ? 1 : -1) * 26,
          ),
        ) +
        writing(s, x + margin, y + h * 0.19, wide - margin * 2, 6, h * 0.031, inks.faint)
      : writing(s, x + margin, y + h * 0.035, wide - margin * 2, 11, h * 0.031, inks.faint)) +
    shape(
      d`M${x + 8} ${y + tall}v${h * 0.1}l${h * 0.014} ${-h * 0.018}l${h * 0.014} ${h * 0.018}v${-h * 0.1}Z`,
      inks.cover,
    )
  );
}

/** A scroll between its two rods. */
function scroll(s: Stage): string {
  const { w, h } = s;
  const inks = inksOf(s);
  const x = w * 0.26;
  const wide = w * 0.48;
  const rod = (y: number): string =>
    rect(x - h * 0.07, y - h * 0.022, wide + h * 0.14, h * 0.044, inks.cover) +
    rect(x - h * 0.02, y - h * 0.036, wide + h * 0.04, h * 0.072, inks.shade) +
    rect(x - h * 0.02, y + h * 0.01, wide + h * 0.04, h * 0.026, inks.faint) +
    repeat(2, (i) => disc(i ? x + wide + h * 0.075 : x - h * 0.075, y, h * 0.028, inks.cover));
  return (
    rect(x, h * 0.18, wide, h * 0.6, inks.page) +
    initial(x + wide * 0.1, h * 0.25, h * 0.09, inks) +
    writing(s, x + wide * 0.1, h * 0.265, wide * 0.8, 13, h * 0.036, inks.faint, h * 0.11) +
    rod(h * 0.18) +
    rod(h * 0.78)
  );
}

/** Bound volumes, one standing open-faced before the others. */
function volumes(s: Stage): string {
  const { w, h, rng, tone } = s;
  const inks = inksOf(s);
  const base = h * 0.82;
  let x = w * 0.14;
  let out = '';
  while (x < w * 0.84) {
    const wide = h * rng.between(0.06, 0.1);
    const tall = h * rng.between(0.42, 0.58);
    const fill = tone.at(rng.pick([0.34, 0.5, 0.66, 0.82, 0.94]));
    out +=
      rect(x, base - tall, wide - 4, tall, fill) +
      repeat(4, (i) =>
        rect(
          x,
          base - tall * (0.9 - i * 0.22),
          wide - 4,
          h * 0.012,
          tone.at(tone.night ? 0.06 : 0.16),
        ),
      ) +
      rect(
        x + wide * 0.2,
        base - tall * 0.84,
        wide * 0.5,
        tall * 0.12,
        tone.at(tone.night ? 0.06 : 0.16),
      );
    x += wide;
  }
  const cx = w * rng.between(0.42, 0.58);
  return (
    out +
    rect(
      cx - h * 0.15 + 10,
      base - h * 0.42 + 12,
      h * 0.3,
      h * 0.41,
      tone.at(tone.night ? 0.02 : 0.6),
    ) +
    rect(cx - h * 0.15, base - h * 0.42, h * 0.3, h * 0.42, inks.page) +
    stroke(boxPath(cx - h * 0.125, base - h * 0.395, h * 0.25, h * 0.37), inks.ink, 5) +
    at(
      repeat(10, (i) => at(leaf(h * 0.075, h * 0.018, inks.ink, inks.page), 0, 0, 1, i * 36)) +
        disc(0, 0, h * 0.02, inks.page),
      cx,
      base - h * 0.25,
    ) +
    writing(s, cx - h * 0.07, base - h * 0.12, h * 0.14, 3, h * 0.028, inks.faint) +
    rect(0, base, w, h * 0.03, tone.at(0.9))
  );
}

export function manuscript(s: Stage): string {
  return backdrop(s) + s.rng.pick([codex, codex, codex, scroll, volumes])(s);
}
