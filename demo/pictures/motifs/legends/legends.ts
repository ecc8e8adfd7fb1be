import { lectern, votive } from '../../mounts/relief.ts';
import { emperor, empress, pharaoh } from './crowned.ts';
import { judith, paintress, warriors } from './heads.ts';
import { condottiere, medusa } from './heroes.ts';
import { metope } from './metope.ts';
import { casts, diver } from './slabs.ts';
import { boxer, discobolus, riderStatue, tortoiseRider } from './statues.ts';

export const legends = {
  boxer,
  casts,
  condottiere,
  discobolus,
  diver,
  emperor,
  empress,
  judith,
  lectern,
  medusa,
  metope,
  paintress,
  pharaoh,
  riderStatue,
  tortoiseRider,
  votive,
  warriors,
};
