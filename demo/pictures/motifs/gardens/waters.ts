import { at, d, disc, ellipse, line, rect, repeat, ring, shape, stroke } from '../../draw.ts';
import { archPath } from '../../parts/arches.ts';
import { across, all, below, sketch } from '../../parts/canvas.ts';
import { cypress, ripples } from '../../parts/nature.ts';
import { sun } from '../../parts/sky.ts';
import { columnLook } from '../../parts/columns.ts';
import { temple } from '../../parts/temple.ts';

/** A front like an altar's, pipes in its middle, water before it. */
export const organFountain = sketch((s, ink) => {
  const stone = ink(0.06, 0.9);
  const shade = ink(0.28, 0.66);
  const dark = ink(0.9, 0.08);
  const jet = ink(0, 0.98);
  return (
    all(ink(0.16, 0.08)) +
    sun(s, 0, -330, 220, 'halo', ink(0.4, 0.4)) +
    [-470, -400, 400, 470]
      .map((x, i) => cypress(x, 200, 480 - (i % 3) * 60, ink(0.6, 0.4), ink(0.86, 0.56)))
      .join('') +
    rect(-330, -180, 660, 440, stone) +
    shape('M-210 -200C-210 -270 -120 -260 -110 -330H110C120 -260 210 -270 210 -200Z', stone) +
    shape('M-130 -330L0 -410L130 -330Z', stone) +
    disc(0, -350, 24, shade) +
    rect(-140, -336, 280, 16, shade) +
    rect(-350, -196, 700, 24, shade) +
    rect(-350, 20, 700, 14, shade) +
    shape(archPath(-110, 240, 220, 400), shade) +
    shape(archPath(-92, 240, 184, 376), dark) +
    repeat(
      9,
      (i) =>
        rect(
          -80 + i * 18.4,
          -60 + Math.abs(i - 4) * 22,
          14,
          190 - Math.abs(i - 4) * 22,
          ink(0.36, 0.74),
        ) + shape(d`M${-80 + i * 18.4} 104l7 16l7 -16Z`, dark),
    ) +
    rect(-88, 130, 176, 26, ink(0.5, 0.5)) +
    [-230, 230]
      .map(
        (x) =>
          shape(archPath(x - 52, 0, 104, 150), shade) +
          shape(d`M${x - 20} 0C${x - 30} -90 ${x + 30} -90 ${x + 20} 0Z`, stone) +
          disc(x, -90, 17, stone) +
          shape(archPath(x - 46, 240, 92, 170), dark),
      )
      .join('') +
    [-330, -150, 122, 302]
      .map((x) => rect(x, -172, 28, 412, ink(0.16, 0.8)) + rect(x - 6, -176, 40, 14, shade))
      .join('') +
    rect(-400, 236, 800, 30, shade) +
    below(262, ink(0.56, 0.3)) +
    [-300, -150, 150, 300]
      .map((x) =>
        stroke(
          d`M${x} 300C${x + 20} 130 ${x + 70} 130 ${x + 84} 310M${x} 300C${x - 20} 130 ${x - 70} 130 ${x - 84} 310`,
          jet,
          9,
          true,
        ),
      )
      .join('') +
    stroke('M0 300V60M0 60C-20 100 -40 200 -44 310M0 60C20 100 40 200 44 310', jet, 11, true) +
    [-300, 0, 300]
      .map((x, i) => ripples(s, x, 310, 640, 180, i % 2 ? ink(0.1, 0.8) : ink(0.76, 0.44)))
      .join('')
  );
});

/** A city made small: temples on a stage, and a stone boat that carries an obelisk. */
export const rometta = sketch((s, ink) => {
  const look = columnLook(s, 1);
  const stone = ink(0.04, 0.92);
  return (
    all(ink(0.2, 0.08)) +
    sun(s, 260, -270, 120, 'rings', ink(0.44, 0.5)) +
    repeat(9, (i) => disc(-520 + i * 130, -20, 110, ink(i % 2 ? 0.56 : 0.48, i % 2 ? 0.3 : 0.24))) +
    rect(-900, 40, 1800, 240, ink(0.36, 0.5)) +
    temple(s, -250, 170, 300, 4, 'doric', look) +
    rect(110, -60, 170, 240, ink(0.1, 0.86)) +
    shape('M90 -60C110 -180 280 -180 300 -60Z', ink(0.3, 0.6)) +
    shape(archPath(160, 180, 70, 150), ink(0.9, 0.08)) +
    rect(90, -70, 210, 18, ink(0.56, 0.44)) +
    shape(archPath(330, 190, 130, 250), stone) +
    shape(archPath(362, 190, 66, 190), ink(0.9, 0.08)) +
    rect(322, -80, 146, 24, ink(0.56, 0.44)) +
    rect(-450, -120, 60, 300, stone) +
    repeat(4, (i) => rect(-462, -140 + i * 76, 84, 12, ink(0.5, 0.46))) +
    across(176, 20, stone) +
    across(196, 70, ink(0.5, 0.4)) +
    repeat(24, (i) => rect(-900 + i * 80, 212, 44, 34, ink(0.66, 0.3))) +
    below(264, ink(0.6, 0.28)) +
    [-320, 20, 340]
      .map((x, i) => ripples(s, x, 300, 640, 170, i % 2 ? ink(0.14, 0.76) : ink(0.78, 0.44)))
      .join('') +
    shape('M-22 280L-14 -230L0 -270L14 -230L22 280Z', stone) +
    shape('M0 -270L14 -230L22 280H0Z', ink(0.3, 0.62)) +
    repeat(5, (i) => ring(0, -150 + i * 80, 7, ink(0.56, 0.4), 4)) +
    rect(-44, 250, 88, 60, ink(0.24, 0.68)) +
    shape(
      'M-270 270C-280 230 -240 220 -216 250C-190 300 -120 310 0 310C120 310 190 300 230 240L270 216C270 320 190 410 60 414H-80C-190 410 -260 350 -270 270Z',
      ink(0.1, 0.88),
    ) +
    shape('M60 310C150 308 200 290 230 240L270 216C270 320 190 410 60 414Z', ink(0.34, 0.6)) +
    stroke('M-230 320Q0 370 220 310', ink(0.5, 0.46), 9)
  );
});

/** The hunter, already half a stag, where the water falls. */
export const stag = sketch((s, ink) => {
  const stone = ink(0.02, 0.95);
  const shade = ink(0.26, 0.68);
  const rock = (x: number, y: number, w: number, h: number, t: number): string =>
    shape(
      d`M${x - w} ${y}L${x - w * 0.8} ${y - h * 0.7}L${x - w * 0.2} ${y - h}L${x + w * 0.5} ${y - h * 0.9}L${x + w} ${y - h * 0.2}V${y}Z`,
      ink(t, 1 - t),
    ) +
    shape(
      d`M${x + w * 0.1} ${y}L${x + w * 0.2} ${y - h * 0.6}L${x + w * 0.5} ${y - h * 0.9}L${x + w} ${y - h * 0.2}V${y}Z`,
      ink(Math.min(1, t + 0.12), Math.max(0, 0.88 - t)),
    );
  return (
    all(ink(0.14, 0.08)) +
    repeat(11, (i) =>
      disc(-600 + i * 120, -330 + (i % 3) * 40, 130, ink(i % 2 ? 0.5 : 0.4, i % 2 ? 0.24 : 0.18)),
    ) +
    shape('M-900 -200L-330 -260L-170 -380H170L330 -260L900 -200V330H-900Z', ink(0.62, 0.36)) +
    shape('M-110 -390H110L150 -160L120 60L190 330H-190L-120 60L-150 -160Z', ink(0.04, 0.94)) +
    repeat(7, (i) =>
      stroke(
        d`M${-90 + i * 30} -380C${-110 + i * 36} -200 ${-80 + i * 28} -60 ${-130 + i * 44} 320`,
        ink(0.26, 0.7),
        9,
        true,
      ),
    ) +
    rock(-330, 330, 230, 330, 0.74) +
    rock(350, 330, 220, 300, 0.78) +
    rock(-170, 340, 90, 140, 0.66) +
    rock(180, 340, 90, 110, 0.7) +
    at(
      shape(
        'M-130 -20C-140 -80 -60 -100 20 -90C60 -110 70 -160 74 -210L110 -236C150 -230 170 -196 184 -180C180 -160 150 -164 130 -166C130 -100 120 -30 90 10C30 30 -90 30 -130 -20Z',
        stone,
      ) +
        shape(
          'M-126 -10L-150 120H-122L-86 10ZM-90 10L-76 124H-50L-50 14ZM60 14L70 124H96L90 6ZM90 0C130 20 160 40 170 70L140 110H116L140 72L84 34Z',
          shade,
        ) +
        stroke(
          'M100 -230C80 -290 60 -300 50 -350M80 -280L40 -290M66 -310L90 -350M124 -232C130 -290 160 -300 164 -350M140 -280L180 -296M156 -310L140 -356',
          stone,
          13,
          true,
        ) +
        disc(140, -196, 6, ink(0.9, 0.1)) +
        stroke('M-130 -40l-24 -14', stone, 20, true),
      -280,
      206,
      1.1,
    ) +
    at(
      shape(
        'M-40 60C-60 -60 -30 -80 0 -80C20 -80 36 -40 30 60ZM-34 -20L-110 -6L-80 20L-30 6Z',
        stone,
      ) +
        disc(-10, -104, 24, stone) +
        stroke('M10 -60L60 -110', stone, 16, true) +
        shape('M-60 60H60L40 84H-50Z', shade),
      330,
      -2,
    ) +
    below(330, ink(0.5, 0.3)) +
    ellipse(0, 340, 330, 30, ink(0.1, 0.84)) +
    [-300, 0, 300]
      .map((x, i) => ripples(s, x, 370, 640, 180, i % 2 ? ink(0.1, 0.8) : ink(0.76, 0.44)))
      .join('') +
    line(-900, 330, 900, 330, ink(0.8, 0.5), 7)
  );
});
