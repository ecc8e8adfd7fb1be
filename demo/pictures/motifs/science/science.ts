import { barometer, cubit, microscope, reliquary } from './bench.ts';
import { casket, lens, sector } from './curios.ts';
import { armillary, battery, telescope } from './instruments.ts';
import { jupiter } from './sky.ts';

export const science = {
  armillary,
  barometer,
  battery,
  casket,
  cubit,
  jupiter,
  lens,
  microscope,
  reliquary,
  sector,
  telescope,
};
