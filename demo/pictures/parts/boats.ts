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

/** A square sail with its seams. */
export const square = (
  x: number,
  y: number,
  wide: number,
  tall: number,
  sail: string,
  mast: string,
): string =>
  line(x, y, x, y - tall * 1.3, mast, 14) +
  shape(
    d`M${x - wide / 2} ${y - tall * 1.15}H${x + wide / 2}Q${x + wide * 0.62} ${y - tall * 0.6} ${x + wide / 2} ${y - tall * 0.2}Q${x} ${y - tall * 0.32} ${x - wide / 2} ${y - tall * 0.2}Q${x - wide * 0.36} ${y - tall * 0.7} ${x - wide / 2} ${y - tall * 1.15}Z`,
    sail,
  ) +
  line(x - wide * 0.54, y - tall * 1.15, x + wide * 0.54, y - tall * 1.15, mast, 12) +
  repeat(3, (i) =>
    stroke(
      d`M${x - wide * 0.25 + i * wide * 0.25} ${y - tall * 1.12}Q${x - wide * 0.16 + i * wide * 0.26} ${y - tall * 0.7} ${x - wide * 0.25 + i * wide * 0.25} ${y - tall * 0.26}`,
      mast,
      3,
    ),
  );
