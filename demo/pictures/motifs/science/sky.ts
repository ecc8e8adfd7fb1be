import {
  clipped,
  d,
  disc,
  discPath,
  ellipse,
  line,
  polar,
  repeat,
  ring,
  shape,
  stroke,
} from '../../draw.ts';
import { all, below, sketch } from '../../parts/canvas.ts';
import { star } from '../../parts/sky.ts';

/** A banded planet with its four moons in a line. */
export const jupiter = sketch(
  (s, ink) =>
    all(ink(0.9, 0.05)) +
    repeat(60, () =>
      disc(
        s.rng.between(-700, 700),
        s.rng.between(-700, 700),
        s.rng.pick([3, 4, 6]),
        ink(0.4, 0.6),
      ),
    ) +
    repeat(5, () =>
      star(
        s.rng.between(-440, 440),
        s.rng.between(-460, -260),
        s.rng.between(14, 26),
        ink(0.3, 0.7),
      ),
    ) +
    [330, 440, 560].map((r, i) => ring(0, 40, r, ink(0.74 - i * 0.03, 0.2), 3)).join('') +
    disc(0, 40, 250, ink(0.12, 0.9)) +
    clipped(
      s,
      discPath(0, 40, 250),
      [
        [-200, 40],
        [-110, 54],
        [-20, 30],
        [60, 66],
        [170, 40],
      ]
        .map(([y = 0, tall = 0], i) =>
          shape(
            d`M-300 ${y + 40}Q-100 ${y + 20} 0 ${y + 40}T300 ${y + 40}V${y + 40 + tall}Q100 ${y + 60 + tall} 0 ${y + 40 + tall}T-300 ${y + 40 + tall}Z`,
            ink(i % 2 ? 0.34 : 0.5, i % 2 ? 0.7 : 0.54),
          ),
        )
        .join('') +
        ellipse(90, 150, 74, 40, ink(0.66, 0.4)) +
        ellipse(90, 150, 50, 24, ink(0.4, 0.6)) +
        `<path d="${discPath(0, 40, 260)}${discPath(-90, -10, 290)}" fill-rule="evenodd" fill="${ink(0.74, 0.2)}"/>`,
    ) +
    line(-900, 40, -252, 40, ink(0.5, 0.4), 3) +
    line(252, 40, 900, 40, ink(0.5, 0.4), 3) +
    [
      [-400, 26],
      [-310, 20],
      [316, 34],
      [404, 22],
    ]
      .map(
        ([x = 0, r = 0]) =>
          disc(x, 40, r, ink(0.04, 0.97)) +
          disc(x + r * 0.3, 40 + r * 0.3, r * 0.55, ink(0.3, 0.74)),
      )
      .join(''),
);

/** Three paths around a kernel. */
export const atom = sketch(
  (s, ink) =>
    all(ink(0.14, 0.08)) +
    repeat(7, (i) => ring(0, 0, 120 + i * 90, ink(0.2, 0.14), 26)) +
    [0, 60, 120]
      .map(
        (turn) =>
          `<g transform="rotate(${turn})"><ellipse rx="410" ry="150" fill="none" stroke="${ink(0.6, 0.6)}" stroke-width="13"/></g>`,
      )
      .join('') +
    [
      [30, 0],
      [190, 60],
      [320, 120],
    ]
      .map(([a = 0, turn = 0]) => {
        const t = (a * Math.PI) / 180;
        const u = (turn * Math.PI) / 180;
        const x = Math.cos(t) * 410;
        const y = Math.sin(t) * 150;
        return (
          disc(
            x * Math.cos(u) - y * Math.sin(u),
            x * Math.sin(u) + y * Math.cos(u),
            40,
            ink(0.9, 0.92),
          ) +
          disc(
            x * Math.cos(u) - y * Math.sin(u) - 10,
            x * Math.sin(u) + y * Math.cos(u) - 12,
            13,
            ink(0.4, 0.5),
          )
        );
      })
      .join('') +
    repeat(9, (i) =>
      disc(
        ...polar(0, 0, i < 6 ? 72 : 26, i * 61),
        44,
        ink(i % 2 ? 0.84 : 0.44, i % 2 ? 0.86 : 0.44),
      ),
    ) +
    disc(-14, -10, 44, ink(0.84, 0.86)) +
    repeat(4, (i) =>
      star(...polar(0, 0, 470, i * 90 + 45 + s.rng.between(-10, 10)), 30, ink(0.5, 0.5)),
    ),
);

/** A wing of wood and cloth over the hills, the pilot hanging from it. */
export const flyingMachine = sketch((_s, ink) => {
  const cloth = ink(0.04, 0.95);
  const spar = ink(0.86, 0.2);
  const wing = (k: number): string =>
    shape(
      d`M0 -120C${k * 160} -260 ${k * 380} -300 ${k * 520} -170C${k * 480} -180 ${k * 440} -160 ${k * 430} -90C${k * 390} -130 ${k * 340} -110 ${k * 320} -40C${k * 280} -90 ${k * 230} -80 ${k * 200} 0C${k * 150} -50 ${k * 70} -60 0 -30Z`,
      k < 0 ? cloth : ink(0.2, 0.76),
    ) +
    stroke(
      d`M0 -110C${k * 160} -250 ${k * 380} -290 ${k * 520} -170M${k * 60} -150L${k * 200} 0M${k * 150} -206L${k * 320} -40M${k * 250} -240L${k * 430} -90`,
      spar,
      11,
      true,
    );
  return (
    all(ink(0.24, 0.12)) +
    disc(200, -200, 150, ink(0.4, 0.26)) +
    repeat(3, (i) =>
      stroke(
        d`M${-420 + i * 300} ${-380 + i * 60}h${140 - i * 20}M${-380 + i * 300} ${-350 + i * 60}h${160 - i * 20}`,
        ink(0.1, 0.3),
        12,
        true,
      ),
    ) +
    wing(-1) +
    wing(1) +
    shape('M-34 -40L0 -190L34 -40L60 200L0 260L-60 200Z', ink(0.5, 0.6)) +
    shape('M0 -190L34 -40L60 200L0 260Z', ink(0.66, 0.44)) +
    stroke('M-60 200L-150 320M60 200L150 320M0 260V330', spar, 9, true) +
    shape('M-170 320Q0 270 170 320Q90 400 0 370Q-90 400 -170 320Z', cloth) +
    stroke('M0 -20V110M-70 40L0 0L70 40M0 110L-30 190M0 110L30 190', spar, 26, true) +
    disc(0, -52, 28, spar) +
    shape(
      'M-900 430Q-500 350 -200 420Q100 340 400 410Q700 360 900 430V900H-900Z',
      ink(0.66, 0.36),
    ) +
    below(480, ink(0.84, 0.24))
  );
});
