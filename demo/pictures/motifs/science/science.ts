import { barometer, cubit, microscope, reliquary } from './bench.ts';
import { casket, lens, sector } from './curios.ts';
import { armillary, battery, telescope } from './instruments.ts';
import { atom, flyingMachine, jupiter } from './sky.ts';

export const science = {
  armillary,
  atom,
  barometer,
  battery,
  casket,
  cubit,
  flyingMachine,
  jupiter,
  lens,
  microscope,
  reliquary,
  sector,
  telescope,
};
