import { type Stage, d, flipped, rect, repeat, shape, stroke } from '../../draw.ts';
import { sun, sunKinds } from '../../sky.ts';
import { spray } from '../../spray.ts';

/** An open book under a branch. */
export function book(s: Stage): string {
  const { w, h, rng, tone } = s;
  const cx = w / 2;
  const y = h * rng.between(0.68, 0.72);
  const half = h * rng.between(0.33, 0.37);
  const page = tone.at(tone.night ? 0.92 : 0.02);
  const pageShade = tone.at(tone.night ? 0.74 : 0.16);
  const sheet = (k: number, lift: number, fill: string): string =>
    shape(
      d`M${cx} ${y - lift}C${cx + k * half * 0.25} ${y - lift - h * 0.075} ${cx + k * half * 0.7} ${y - lift - h * 0.07} ${cx + k * half} ${y - lift - h * 0.02}V${y + h * 0.14 - lift}C${cx + k * half * 0.7} ${y + h * 0.09 - lift} ${cx + k * half * 0.25} ${y + h * 0.085 - lift} ${cx} ${y + h * 0.16 - lift}Z`,
      fill,
    );
  const lines = (k: number): string =>
    repeat(5, (i) =>
      stroke(
        d`M${cx + k * half * 0.12} ${y - h * 0.035 + i * h * 0.028}C${cx + k * half * 0.3} ${y - h * 0.07 + i * h * 0.028} ${cx + k * half * 0.7} ${y - h * 0.065 + i * h * 0.028} ${cx + k * half * (i === 4 ? 0.62 : 0.88)} ${y - h * 0.035 + i * h * 0.028}`,
        tone.at(0.5),
        h * 0.006,
      ),
    );
  const pairs = rng.int(6, 8);
  const crown = spray(
    cx,
    y - h * 0.3,
    h * 0.24,
    100,
    232,
    pairs,
    h * 0.105,
    tone.at(0.78),
    tone.at(0.36),
    tone.at(0.5),
  );
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.06 : 0.16)) +
    sun(s, cx, y - h * 0.32, h * rng.between(0.13, 0.17), rng.pick(sunKinds), tone.at(0.5)) +
    (s.variant
      ? crown + flipped(crown, cx)
      : spray(
          cx - h * 0.1,
          y - h * 0.05,
          h * 0.42,
          215,
          320,
          pairs + 1,
          h * 0.13,
          tone.at(0.78),
          tone.at(0.36),
          tone.at(0.5),
        )) +
    rect(0, y + h * 0.13, w, h, tone.at(0.38)) +
    rect(0, y + h * 0.13, w, h * 0.012, tone.at(0.66)) +
    shape(
      d`M${cx - half * 1.05} ${y + h * 0.02}V${y + h * 0.175}H${cx + half * 1.05}V${y + h * 0.02}Z`,
      tone.at(0.86),
    ) +
    repeat(
      3,
      (i) =>
        sheet(1, -h * 0.018 + i * h * 0.009, i % 2 ? page : pageShade) +
        sheet(-1, -h * 0.018 + i * h * 0.009, i % 2 ? page : pageShade),
    ) +
    sheet(1, h * 0.012, page) +
    sheet(-1, h * 0.012, pageShade) +
    lines(1) +
    lines(-1) +
    shape(
      d`M${cx + half * 0.4} ${y + h * 0.1}v${h * 0.16}l${h * 0.022} ${-h * 0.026}l${h * 0.022} ${h * 0.026}v${-h * 0.165}Z`,
      tone.at(0.7),
    )
  );
}
