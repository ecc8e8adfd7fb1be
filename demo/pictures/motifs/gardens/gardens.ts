import { avenue } from './avenue.ts';
import { fountain } from './fountain.ts';
import { cascade, spouts } from './fountains.ts';
import { roses } from './grounds.ts';
import { graces, paintedGarden } from './groves.ts';
import { terrace } from './terrace.ts';
import { villa } from './villa.ts';
import { organFountain, rometta, stag } from './waters.ts';

export const gardens = {
  avenue,
  cascade,
  fountain,
  graces,
  organFountain,
  paintedGarden,
  rometta,
  roses,
  spouts,
  stag,
  terrace,
  villa,
};
