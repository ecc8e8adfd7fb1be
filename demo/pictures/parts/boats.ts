import { d, disc, line, repeat, shape, stroke } from '../draw.ts';

interface Hull {
  hull: string;
  trim: string;
}

/** A long low hull with a row of oars: it floats at y = 0, and is 800 long. */
export const oared = ({ hull, trim }: Hull): string =>
  repeat(13, (i) => line(-262 + i * 42, -10, -300 + i * 42, 108, hull, 9)) +
  shape(
    'M-400 -60C-430 -110 -410 -150 -380 -160C-392 -110 -372 -86 -340 -70C-200 -44 180 -44 320 -62L430 -84L420 -62L360 -40C330 10 300 44 240 50H-280C-340 44 -380 0 -400 -60Z',
    hull,
  ) +
  line(-350, -34, 340, -34, trim, 12) +
  repeat(14, (i) => disc(-266 + i * 42, -8, 8, trim));

/** A triangular sail on its slanting yard; (x, y) is the foot of the mast. */
export const lateen = (x: number, y: number, tall: number, sail: string, mast: string): string =>
  shape(
    d`M${x - tall * 0.42} ${y - tall * 0.16}Q${x + tall * 0.3} ${y - tall * 0.24} ${x + tall * 0.44} ${y - tall * 0.2}Q${x + tall * 0.5} ${y - tall * 0.66} ${x + tall * 0.34} ${y - tall * 1.16}Z`,
    sail,
  ) +
  line(x, y, x, y - tall * 0.92, mast, 14) +
  stroke(
    d`M${x - tall * 0.44} ${y - tall * 0.14}L${x + tall * 0.36} ${y - tall * 1.2}`,
    mast,
    12,
    true,
  );
