import { archPath } from '../../parts/arches.ts';
import {
  type Stage,
  boxPath,
  clipped,
  d,
  rect,
  reflected,
  repeat,
  ring,
  shape,
  stroke,
} from '../../draw.ts';
import { hills, ripples } from '../../parts/nature.ts';
import { sun, sunKinds } from '../../parts/sky.ts';

/** A bridge and its reflection. */
export function bridge(s: Stage): string {
  const { w, h, rng, tone } = s;
  const water = h * rng.between(0.6, 0.64);
  const many = s.variant === 1;
  const spans = many ? Math.round((3 * w) / h) : 1;
  const span = (many ? (w * 1.06) / spans : h * 0.62) * 0.86;
  const deck = water - (many ? span * 0.62 : span * 0.5);
  const x0 = w / 2 - (spans * span) / 2 / 0.86;
  const outline = many
    ? d`M${-10} ${water}V${deck - h * 0.02}Q${w / 2} ${deck - h * 0.12} ${w + 10} ${deck - h * 0.02}V${water}Z`
    : d`M${-10} ${water}V${water - h * 0.14}C${w * 0.2} ${water - h * 0.15} ${w * 0.34} ${deck - h * 0.1} ${w / 2} ${deck - h * 0.1}C${w * 0.66} ${deck - h * 0.1} ${w * 0.8} ${water - h * 0.15} ${w + 10} ${water - h * 0.14}V${water}Z`;
  const rail = many
    ? d`M${-10} ${deck - h * 0.02}Q${w / 2} ${deck - h * 0.12} ${w + 10} ${deck - h * 0.02}`
    : d`M${-10} ${water - h * 0.14}C${w * 0.2} ${water - h * 0.15} ${w * 0.34} ${deck - h * 0.1} ${w / 2} ${deck - h * 0.1}C${w * 0.66} ${deck - h * 0.1} ${w * 0.8} ${water - h * 0.15} ${w + 10} ${water - h * 0.14}`;
  const holes = repeat(spans, (i) => {
    const x = x0 + (i * span) / 0.86 + span * 0.07;
    const r = span / 2;
    return d`M${x} ${water + 2}A${r} ${r * (many ? 0.92 : 0.86)} 0 0 1 ${x + span} ${water + 2}Z`;
  });
  const sunX = many ? w * rng.between(0.25, 0.75) : w / 2;
  const sky =
    rect(0, 0, w, water + 2, tone.at(tone.night ? 0.04 : 0.1)) +
    sun(
      s,
      sunX,
      water - h * (many ? 0.36 : rng.between(0, 0.08)),
      h * (many ? 0.13 : 0.2),
      rng.pick(sunKinds),
      tone.at(0.48),
    );
  const far = many ? '' : hills(s, water - h * 0.05, h * 0.02, tone.at(0.24), 5);
  const bank = many
    ? ''
    : repeat(2, (i) => {
        const x = i ? w - h * 0.15 : 0;
        return (
          rect(x, water - h * 0.34, h * 0.15, h * 0.34, tone.at(0.42)) +
          repeat(4, (j) =>
            shape(
              archPath(
                x + h * (0.025 + (j % 2) * 0.06),
                water - h * (j < 2 ? 0.2 : 0.08),
                h * 0.035,
                h * 0.07,
              ),
              tone.at(0.8),
            ),
          ) +
          rect(x - (i ? h * 0.012 : 0), water - h * 0.355, h * 0.162, h * 0.022, tone.at(0.7))
        );
      });
  const stone =
    bank +
    shape(outline, tone.at(0.56)) +
    stroke(rail, tone.at(0.86), h * 0.018) +
    shape(holes, tone.at(tone.night ? 0.1 : 0.2)) +
    clipped(
      s,
      holes,
      `<g transform="translate(${many ? 0 : Math.round(-span * 0.06)} 0)">${clipped(s, holes, sky + far)}</g>`,
    ) +
    stroke(holes, tone.at(0.86), h * 0.012) +
    (many
      ? repeat(spans - 1, (i) =>
          ring(
            x0 + ((i + 1) * span) / 0.86,
            water - span * 0.44,
            span * 0.06,
            tone.at(0.86),
            h * 0.01,
          ),
        )
      : '');
  return (
    sky +
    far +
    stone +
    rect(0, water, w, h, tone.at(0.7)) +
    clipped(s, boxPath(0, water, w, h), `<g opacity="0.42">${reflected(stone, water, 0.9)}</g>`) +
    rect(0, water - 2, w, h * 0.008, tone.at(0.92)) +
    repeat(3, (i) =>
      ripples(
        s,
        w * (0.2 + i * 0.3),
        water + h * 0.03,
        h * 1.02,
        h * 0.16,
        tone.at(tone.night ? 0.5 : i % 2 ? 0.5 : 0.86),
      ),
    )
  );
}
