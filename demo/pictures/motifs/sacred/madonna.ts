import { d, disc, polar, repeat, ring, shape, stroke } from '../../draw.ts';
import { all, sketch } from '../../parts/canvas.ts';
import { face } from '../../parts/figures.ts';

/** The Virgin with the Child on her arm, on gold. */
export const madonna = sketch((_s, ink) => {
  const mantle = ink(0.9, 0.3);
  const lining = ink(0.66, 0.46);
  const halo = ink(0.16, 0.6);
  const rim = ink(0.7, 0.86);
  const flesh = {
    skin: ink(0.02, 0.97),
    shade: ink(0.2, 0.78),
    line: ink(0.8, 0.24),
    eyes: 'down',
  } as const;
  const saint = (x: number, y: number, r: number): string =>
    disc(x, y, r, halo) +
    ring(x, y, r, rim, r * 0.045) +
    ring(x, y, r * 0.86, rim, r * 0.02) +
    repeat(32, (i) => disc(...polar(x, y, r * 0.93, i * 11.25), r * 0.026, rim));
  return (
    all(ink(0.36, 0.14)) +
    shape('M-330 900V-120A330 330 0 0 1 330 -120V900Z', ink(0.46, 0.22)) +
    stroke('M-330 900V-120A330 330 0 0 1 330 -120V900', rim, 10) +
    saint(-50, -190, 214) +
    shape(
      'M-54 -352C74 -352 102 -250 100 -150C104 -60 190 -20 236 60C310 180 340 360 360 900H-470C-450 420 -420 120 -330 30C-250 -40 -206 -70 -204 -160C-204 -260 -180 -352 -54 -352Z',
      mantle,
    ) +
    shape(
      'M-54 -322C54 -322 74 -240 72 -160C70 -80 40 -40 -50 -4C-140 -40 -176 -80 -176 -160C-176 -240 -160 -322 -54 -322Z',
      lining,
    ) +
    shape('M-140 -40Q-50 40 52 -40L90 40C40 160 -120 160 -176 60Z', ink(0.56, 0.62)) +
    shape('M-96 -70H4L10 20Q-46 60 -104 16Z', flesh.shade) +
    face(-50, -176, 122, flesh) +
    stroke(
      'M-300 140C-320 300 -330 440 -320 700M-190 180C-220 320 -230 460 -210 700',
      ink(0.98, 0.16),
      10,
      true,
    ) +
    saint(150, 26, 124) +
    shape(
      'M84 130C60 180 40 300 60 420C140 460 250 440 290 380C300 280 270 190 232 130C190 110 120 110 84 130Z',
      ink(0.1, 0.9),
    ) +
    shape(
      'M176 120C240 130 296 230 290 380C260 420 220 436 190 440C230 330 220 210 176 120Z',
      ink(0.3, 0.66),
    ) +
    stroke('M108 180C60 190 20 170 -10 120', ink(0.1, 0.9), 52, true) +
    disc(-14, 108, 26, flesh.skin) +
    stroke('M-14 108L-26 74M-10 104L-8 70', flesh.skin, 14, true) +
    face(150, 30, 78, flesh) +
    shape('M90 0C88 -80 212 -80 210 0C190 -42 110 -42 90 0Z', ink(0.6, 0.5)) +
    shape(
      d`M-300 900C-300 560 -170 420 20 400C120 392 240 400 320 380C300 470 200 500 90 500C-60 520 -140 640 -150 900Z`,
      lining,
    ) +
    shape(
      'M150 392C210 372 270 370 312 384C322 410 300 430 270 426L164 436C140 430 132 404 150 392Z',
      flesh.skin,
    ) +
    stroke('M196 396L286 398M194 414L276 414', flesh.shade, 6, true)
  );
});
