import { archPath } from '../../parts/arches.ts';
import { dome } from '../../parts/buildings.ts';
import { type Stage, d, rect, repeat, shape } from '../../draw.ts';
import { cypress } from '../../parts/nature.ts';
import { setting } from '../../parts/setting.ts';

/** A country house: portico, pediment, two wings. */
export function villa(s: Stage): string {
  const { w, h, rng, tone } = s;
  const floor = h * 0.74;
  const { back, ink } = setting(s, floor);
  const cx = w / 2;
  const half = h * 0.2;
  const tall = h * 0.32;
  const wing = h * rng.between(0.3, 0.36);
  const low = tall * 0.72;
  const columns = 6;
  const domed = s.variant === 1;
  const look = {
    skin: tone.at(tone.night ? 0.5 : 0.3),
    shade: tone.at(tone.night ? 0.36 : 0.56),
    rib: tone.at(tone.night ? 0.8 : 0.84),
    rise: 0.7,
    ribs: 8,
    oculi: 0,
    lantern: true,
    side: 1,
  };
  return (
    back +
    repeat(6, (i) =>
      cypress(
        i < 3 ? w * (0.04 + i * 0.06) : w * (0.84 + (i - 3) * 0.06),
        floor + h * 0.02,
        h * rng.between(0.34, 0.5),
        tone.at(0.64),
        tone.at(0.88),
      ),
    ) +
    (domed ? dome(s, cx, floor - tall - h * 0.06, half * 0.72, look) : '') +
    rect(cx - half - wing, floor - low, (half + wing) * 2, low, ink.wall) +
    shape(
      d`M${cx - half - wing - 12} ${floor - low}l${h * 0.06} ${-h * 0.06}h${(half + wing) * 2 + 24 - h * 0.12}l${h * 0.06} ${h * 0.06}Z`,
      ink.trim,
    ) +
    repeat(2, (k) =>
      repeat(3, (i) => {
        const x = k ? cx + half + wing * (0.2 + i * 0.3) : cx - half - wing * (0.2 + i * 0.3);
        return (
          rect(x - h * 0.018, floor - low * 0.8, h * 0.036, low * 0.3, ink.dark) +
          rect(x - h * 0.018, floor - low * 0.32, h * 0.036, low * 0.18, ink.dark)
        );
      }),
    ) +
    rect(cx - half, floor - tall, half * 2, tall, ink.shade) +
    shape(archPath(cx - h * 0.035, floor, h * 0.07, tall * 0.66), ink.dark) +
    repeat(columns, (i) => {
      const x = cx - half * 0.9 + (i * half * 1.8) / (columns - 1);
      return (
        rect(x - h * 0.012, floor - tall * 0.92, h * 0.024, tall * 0.92, ink.wall) +
        rect(x - h * 0.018, floor - tall * 0.95, h * 0.036, h * 0.014, ink.trim)
      );
    }) +
    rect(cx - half * 1.06, floor - tall - h * 0.02, half * 2.12, h * 0.035, ink.wall) +
    shape(
      d`M${cx - half * 1.12} ${floor - tall - h * 0.02}L${cx} ${floor - tall - h * 0.13}L${cx + half * 1.12} ${floor - tall - h * 0.02}Z`,
      ink.wall,
    ) +
    shape(
      d`M${cx - half * 0.84} ${floor - tall - h * 0.032}L${cx} ${floor - tall - h * 0.108}L${cx + half * 0.84} ${floor - tall - h * 0.032}Z`,
      ink.shade,
    ) +
    rect(0, floor, w, h, tone.at(tone.night ? 0.26 : 0.54)) +
    repeat(4, (i) =>
      rect(
        cx - half * (0.8 + i * 0.1),
        floor + i * h * 0.014,
        half * (1.6 + i * 0.2),
        h * 0.014,
        i % 2 ? ink.shade : ink.wall,
      ),
    ) +
    shape(
      d`M${cx - h * 0.1} ${floor + h * 0.056}L${cx - h * 0.4} ${h}H${cx + h * 0.4}L${cx + h * 0.1} ${floor + h * 0.056}Z`,
      tone.at(tone.night ? 0.6 : 0.1),
    ) +
    repeat(2, (k) =>
      repeat(3, (i) =>
        shape(
          d`M${cx + (k ? 1 : -1) * h * (0.24 + i * 0.2)} ${floor + h * 0.05}L${cx + (k ? 1 : -1) * h * (0.62 + i * 0.34)} ${h}h${(k ? 1 : -1) * h * 0.2}L${cx + (k ? 1 : -1) * h * (0.37 + i * 0.2)} ${floor + h * 0.05}Z`,
          tone.at(i % 2 ? 0.66 : 0.78),
        ),
      ),
    )
  );
}
