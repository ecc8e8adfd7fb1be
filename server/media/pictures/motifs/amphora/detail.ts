import { band, bands } from '../../bands.ts';
import { type Stage, at, clipped, d, disc, rect, repeat, shape, stroke } from '../../draw.ts';
import { leaf } from '../../nature.ts';
import { sun } from '../../sky.ts';
import { vesselPath } from '../../vessels.ts';

/** The painted belly, near enough to touch. */
export function detail(s: Stage): string {
  const { w, h, rng, tone } = s;
  const side = rng.side();
  const x = w / 2 + side * w * rng.between(0.02, 0.12);
  const path = vesselPath('amphora', x, h * 1.5, h * 1.72);
  const half = w;
  const paint = tone.at(tone.night ? 0.06 : 0.96);
  const look = rng.pick(bands);
  const petals = rng.pick([8, 10, 12]);
  const cy = h * 0.6;
  const wheel =
    repeat(petals, (i) =>
      at(
        shape(
          d`M0 ${-h * 0.05}C${h * 0.07} ${-h * 0.07} ${h * 0.09} ${-h * 0.14} ${h * 0.03} ${-h * 0.17}C${h * 0.045} ${-h * 0.12} ${h * 0.02} ${-h * 0.1} ${-h * 0.02} ${-h * 0.09}Z`,
          paint,
        ),
        x,
        cy,
        1,
        (i * 360) / petals,
      ),
    ) +
    disc(x, cy, h * 0.05, paint) +
    disc(x, cy, h * 0.026, tone.at(0.4)) +
    band('dots', x - half, cy + h * 0.19, half * 2, h * 0.03, paint) +
    band('dots', x - half, cy - h * 0.22, half * 2, h * 0.03, paint);
  const rosette =
    repeat(petals, (i) =>
      at(leaf(h * 0.15, h * 0.045, paint, tone.at(0.56)), x, cy, 1, (i * 360) / petals),
    ) +
    disc(x, cy, h * 0.03, tone.at(0.3)) +
    stroke(
      d`M${x - h * 0.19} ${cy}a${h * 0.19} ${h * 0.19} 0 1 1 ${h * 0.38} 0a${h * 0.19} ${h * 0.19} 0 1 1 ${-h * 0.38} 0`,
      paint,
      h * 0.014,
    );
  const handle = (k: number): string =>
    stroke(
      d`M${x + k * h * 0.13} ${-h * 0.1}C${x + k * h * 0.42} ${-h * 0.12} ${x + k * h * 0.42} ${h * 0.14} ${x + k * h * 0.27} ${h * 0.36}`,
      paint,
      h * 0.07,
      true,
    ) +
    stroke(
      d`M${x + k * h * 0.13} ${-h * 0.1}C${x + k * h * 0.42} ${-h * 0.12} ${x + k * h * 0.42} ${h * 0.14} ${x + k * h * 0.27} ${h * 0.36}`,
      tone.at(0.6),
      h * 0.016,
      true,
    );
  return (
    rect(0, 0, w, h, tone.at(tone.night ? 0.3 : 0.14)) +
    sun(
      s,
      x - side * h * 0.3,
      h * 0.2,
      h * 0.14,
      rng.pick(['full', 'rings', 'lines']),
      tone.at(tone.night ? 0.5 : 0.36),
    ) +
    handle(1) +
    handle(-1) +
    shape(path, tone.at(0.56)) +
    clipped(
      s,
      path,
      `<g transform="translate(${Math.round(side * h * 0.2)} 0)">${shape(path, tone.at(0.68))}</g>` +
        rect(0, -1, w, h * 0.12, paint) +
        band('tongues', x - half, h * 0.17, half * 2, h * 0.075, paint) +
        band(look, x - half, h * 0.29, half * 2, h * 0.07, paint) +
        (s.variant ? wheel : rosette) +
        repeat(2, (i) =>
          at(
            leaf(h * 0.2, h * 0.05, paint, tone.at(0.56)),
            x + (i ? 1 : -1) * h * 0.36,
            cy + h * 0.1,
            1,
            i ? 12 : -12,
          ),
        ) +
        band(
          rng.pick(['meander', 'waves', 'zigzag']),
          x - half,
          h * 0.85,
          half * 2,
          h * 0.09,
          paint,
        ),
    )
  );
}
