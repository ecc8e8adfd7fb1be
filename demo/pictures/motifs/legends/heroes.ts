import { at, d, disc, polar, rect, repeat, ring, shape, stroke } from '../../draw.ts';
import { all, ridge, sketch } from '../../parts/canvas.ts';
import { face } from '../../parts/figures.ts';
import { horse, rider } from '../../parts/horse.ts';

/** Snakes for hair, and a cry. */
export const medusa = sketch((_s, ink) => {
  const snake = ink(0.84, 0.44);
  const belly = ink(0.5, 0.7);
  const line1 = ink(0.92, 0.1);
  const flesh = {
    skin: ink(0.04, 0.96),
    shade: ink(0.26, 0.74),
    line: line1,
    eyes: 'open',
  } as const;
  return (
    all(ink(0.5, 0.16)) +
    repeat(15, (i) => {
      const a = 150 + (i * 240) / 14;
      const long = 330 + (i % 3) * 44;
      const bend = i % 2 ? 26 : -26;
      const [x1, y1] = polar(0, -20, 130, a);
      const [x2, y2] = polar(0, -20, long * 0.62, a + bend);
      const [x3, y3] = polar(0, -20, long * 0.86, a - bend * 1.1);
      const [x4, y4] = polar(0, -20, long * 1.08, a + bend * 0.5);
      const path = d`M${x1} ${y1}C${x2} ${y2} ${x3} ${y3} ${x4} ${y4}`;
      return (
        stroke(path, snake, 46, true) +
        stroke(path, belly, 9, true) +
        disc(x4, y4, 34, snake) +
        disc(...polar(x4, y4, 14, a + 60), 6, ink(0.06, 0.98)) +
        disc(...polar(x4, y4, 14, a - 60), 6, ink(0.06, 0.98))
      );
    }) +
    shape('M-150 -90C-150 -260 150 -260 150 -90L120 20H-120Z', snake) +
    face(0, 10, 210, flesh) +
    shape('M-56 96Q0 66 56 96C70 160 40 196 0 196C-40 196 -70 160 -56 96Z', line1) +
    shape('M-40 100Q0 86 40 100V116Q0 104 -40 116Z', flesh.skin) +
    repeat(7, (i) =>
      stroke(
        d`M${-70 + i * 23} ${200 + (3 - Math.abs(i - 3)) * 14}q${i % 2 ? 14 : -14} 60 0 ${90 + (i % 3) * 40}`,
        ink(0.7, 0.6),
        11,
        true,
      ),
    )
  );
});

/** The captain on his horse, on a painted tomb. */
export const condottiere = sketch(
  (_s, ink) =>
    all(ink(0.7, 0.14)) +
    rect(-470, -470, 940, 1400, ink(0.8, 0.2)) +
    at(
      horse({ coat: ink(0.14, 0.9), shade: ink(0.34, 0.66) }) +
        rider(ink(0.1, 0.94), ink(0.4, 0.56), ink(0.02, 0.98), true),
      -20,
      190,
      1.16,
    ) +
    rect(-330, 190, 660, 34, ink(0.1, 0.9)) +
    rect(-290, 224, 580, 210, ink(0.24, 0.7)) +
    rect(-230, 262, 460, 130, ink(0.12, 0.86)) +
    repeat(3, (i) =>
      repeat(3, (j) =>
        rect(-190 + j * 132, 288 + i * 32, 116 - ((i + j) % 3) * 20, 9, ink(0.6, 0.3)),
      ),
    ) +
    rect(-350, 430, 700, 40, ink(0.1, 0.9)) +
    [-240, 200].map((x) => rect(x, 470, 60, 200, ink(0.3, 0.6))).join(''),
);

/** The winged horse before the moon. */
export const hippogriff = sketch((s, ink) => {
  const coat = ink(0.92, 0.06);
  const feather = ink(0.74, 0.2);
  return (
    all(ink(0.66, 0.14)) +
    repeat(46, () =>
      disc(
        s.rng.between(-800, 800),
        s.rng.between(-800, 340),
        s.rng.pick([3, 4, 6]),
        ink(0.2, 0.8),
      ),
    ) +
    disc(20, -60, 390, ink(0.16, 0.84)) +
    [
      [-150, -190, 60],
      [150, 60, 84],
      [230, -210, 46],
      [-60, 160, 40],
      [-240, 40, 50],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, ink(0.28, 0.72)))
      .join('') +
    at(
      horse({ coat, shade: feather }) +
        shape(
          'M-30 -240C-130 -330 -170 -450 -150 -600C-120 -560 -90 -540 -60 -530C-70 -560 -70 -590 -60 -620C-20 -570 20 -540 50 -520C50 -540 54 -560 66 -576C100 -470 100 -340 60 -240Z',
          feather,
        ) +
        stroke(
          'M-10 -260C-60 -350 -90 -430 -100 -520M16 -260C0 -350 -10 -430 -20 -520M40 -260C60 -340 60 -420 60 -480',
          ink(0.4, 0.5),
          10,
          true,
        ),
      -10,
      150,
      1,
      -12,
    ) +
    ridge(s, 330, 40, ink(0.8, 0.3), 5) +
    ridge(s, 420, 30, ink(0.94, 0.4), 6)
  );
});

/** The bull of the Borgia, on its shield. */
export const bull = sketch((_s, ink) => {
  const hide = ink(0.86, 0.9);
  const shade = ink(0.98, 0.7);
  const pale = ink(0.08, 0.1);
  return (
    all(ink(0.3, 0.2)) +
    repeat(36, (i) =>
      shape(
        `M0 0L${polar(0, -20, 1300, i * 10)
          .map(Math.round)
          .join(' ')}L${polar(0, -20, 1300, i * 10 + 5)
          .map(Math.round)
          .join(' ')}Z`,
        ink(0.24, 0.26),
      ),
    ) +
    shape('M-330 -400H330V-20C330 220 180 360 0 430C-180 360 -330 220 -330 -20Z', ink(0.04, 0.06)) +
    stroke(
      'M-330 -400H330V-20C330 220 180 360 0 430C-180 360 -330 220 -330 -20Z',
      ink(0.7, 0.7),
      16,
    ) +
    stroke(
      'M-298 -368H298V-24C298 200 164 330 0 394C-164 330 -298 200 -298 -24Z',
      ink(0.7, 0.7),
      5,
    ) +
    shape(
      'M-90 -190C-190 -170 -240 -230 -220 -330C-290 -240 -270 -110 -130 -90ZM90 -190C190 -170 240 -230 220 -330C290 -240 270 -110 130 -90Z',
      ink(0.56, 0.5),
    ) +
    shape(
      'M-120 -120C-180 -150 -240 -130 -262 -90C-220 -50 -160 -50 -120 -70ZM120 -120C180 -150 240 -130 262 -90C220 -50 160 -50 120 -70Z',
      shade,
    ) +
    shape(
      'M-130 -150C-110 -230 110 -230 130 -150C150 -60 110 60 96 150C90 230 50 262 0 262C-50 262 -90 230 -96 150C-110 60 -150 -60 -130 -150Z',
      hide,
    ) +
    shape('M0 -210C110 -226 116 -190 130 -150C150 -60 110 60 96 150C90 230 50 262 0 262Z', shade) +
    shape(
      'M-60 -214Q-30 -120 -44 -90Q-14 -110 0 -70Q14 -110 44 -90Q30 -120 60 -214Z',
      ink(0.66, 0.56),
    ) +
    disc(-68, -50, 17, pale) +
    disc(68, -50, 17, pale) +
    shape(
      'M-84 160C-60 120 60 120 84 160C90 230 50 250 0 250C-50 250 -90 230 -84 160Z',
      ink(0.5, 0.5),
    ) +
    disc(-34, 186, 14, shade) +
    disc(34, 186, 14, shade) +
    ring(0, 246, 44, ink(0.3, 0.36), 13)
  );
});
