import {
  type Stage,
  at,
  boxPath,
  clipped,
  d,
  disc,
  line,
  polar,
  rect,
  repeat,
  ring,
  shape,
  stroke,
} from '../draw.ts';
import { inksOf, writing } from './paper.ts';

/** A sheet with a drawing: a plan, a study in circles, a chart of coasts. */
export function drawing(s: Stage): string {
  const { w, h, rng, tone } = s;
  const inks = inksOf(s);
  const lean = rng.between(-4, 4);
  const x = -h * 0.36;
  const wide = h * 0.72;
  const tall = h * 0.6;
  const y = -tall / 2;
  const kind = rng.int(0, 2);
  const plan =
    stroke(boxPath(-h * 0.15, -h * 0.15, h * 0.3, h * 0.3), inks.ink, 9) +
    ring(0, 0, h * 0.1, inks.ink, 7) +
    repeat(4, (i) =>
      at(
        stroke(
          d`M${-h * 0.05} ${-h * 0.15}a${h * 0.05} ${h * 0.05} 0 0 1 ${h * 0.1} 0`,
          inks.ink,
          9,
        ),
        0,
        0,
        1,
        i * 90,
      ),
    ) +
    repeat(12, (i) => disc(...polar(0, 0, h * 0.1, i * 30), 8, inks.ink)) +
    stroke(d`M${-h * 0.26} 0H${h * 0.26}M0 ${-h * 0.26}V${h * 0.26}`, inks.faint, 3);
  const study =
    ring(0, 0, h * 0.2, inks.ink, 6) +
    stroke(boxPath(-h * 0.17, -h * 0.17, h * 0.34, h * 0.34), inks.faint, 4) +
    repeat(6, (i) => ring(...polar(0, 0, h * 0.1, i * 60), h * 0.1, inks.faint, 4)) +
    repeat(6, (i) => line(0, 0, ...polar(0, 0, h * 0.24, i * 60 + 30), inks.ink, 4)) +
    disc(0, 0, 10, inks.ink);
  const chart =
    repeat(
      5,
      (i) =>
        line(x, y + (tall * (i + 1)) / 6, x + wide, y + (tall * (i + 1)) / 6, inks.shade, 3) +
        line(x + (wide * (i + 1)) / 6, y, x + (wide * (i + 1)) / 6, y + tall, inks.shade, 3),
    ) +
    shape(
      d`M${x} ${y}H${h * 0.02}C${h * 0.06} ${-h * 0.2} ${-h * 0.08} ${-h * 0.16} ${-h * 0.06} ${-h * 0.08}C${h * 0.02} ${-h * 0.02} ${-h * 0.04} ${h * 0.1} ${-h * 0.16} ${h * 0.08}C${-h * 0.22} ${h * 0.18} ${-h * 0.3} ${h * 0.12} ${x} ${h * 0.2}Z`,
      inks.faint,
    ) +
    shape(
      d`M${h * 0.14} ${h * 0.06}C${h * 0.24} 0 ${h * 0.3} ${h * 0.1} ${h * 0.22} ${h * 0.18}C${h * 0.14} ${h * 0.2} ${h * 0.08} ${h * 0.12} ${h * 0.14} ${h * 0.06}Z`,
      inks.faint,
    ) +
    at(
      repeat(16, (i) =>
        line(0, 0, ...polar(0, 0, h * (i % 2 ? 0.05 : 0.085), i * 22.5), inks.ink, 4),
      ) + ring(0, 0, h * 0.05, inks.ink, 5),
      h * 0.2,
      -h * 0.16,
    );
  const sheet =
    rect(x + 12, y + 18, wide, tall, tone.at(tone.night ? 0.02 : 0.5)) +
    rect(x, y, wide, tall, inks.page) +
    clipped(s, boxPath(x, y, wide, tall), [plan, study, chart][kind] ?? plan) +
    shape(d`M${x + wide} ${y + tall}v${-h * 0.08}l${-h * 0.08} ${h * 0.08}Z`, inks.shade) +
    writing(s, x + h * 0.03, y + tall - h * 0.09, h * 0.12, 3, h * 0.024, inks.faint);
  const compass =
    stroke(d`M0 0L${-h * 0.07} ${h * 0.3}M0 0L${h * 0.07} ${h * 0.3}`, tone.at(0.94), 12, true) +
    disc(0, 0, h * 0.024, tone.at(0.94)) +
    line(0, 0, 0, -h * 0.05, tone.at(0.94), 14) +
    stroke(d`M${-h * 0.04} ${h * 0.17}Q0 ${h * 0.14} ${h * 0.04} ${h * 0.17}`, tone.at(0.6), 8);
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.14 : 0.34)) +
    repeat(6, (i) => rect(0, h * (0.05 + i * 0.17), w, 5, tone.at(tone.night ? 0.2 : 0.42))) +
    at(sheet, w / 2, h * 0.47, 1, lean) +
    at(compass, w * rng.between(0.7, 0.78), h * 0.56, 1, rng.between(-34, 34))
  );
}
