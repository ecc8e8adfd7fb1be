import { oculus, rotunda } from './coffers.ts';
import { library, quadreria } from './collections.ts';
import { enfilade } from './enfilade.ts';
import { anatomicalTheatre, grotto } from './halls.ts';
import { loggia } from './loggia.ts';
import { portal } from './portal.ts';

export const rooms = {
  anatomicalTheatre,
  enfilade,
  grotto,
  library,
  loggia,
  oculus,
  portal,
  quadreria,
  rotunda,
};
