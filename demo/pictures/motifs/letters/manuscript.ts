import { type Stage, at, clipped, d, disc, rect, repeat, shape } from '../../draw.ts';
import { backdrop } from '../../mounts/backdrop.ts';
import { leaf } from '../../parts/nature.ts';
import { initial, inksOf, writing } from './paper.ts';

/** A codex open on a lectern; one of its pages may be a painted one. */
const open =
  (painted: boolean) =>
  (s: Stage): string => {
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
      backdrop(s) +
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
      (painted
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
  };

export const codex = open(false);

export const miniature = open(true);
