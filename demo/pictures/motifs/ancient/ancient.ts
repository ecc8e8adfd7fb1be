import { bread, forum, lakeTemple, pantheon } from './city.ts';
import { poster as vase } from './poster.ts';
import { altar, nuraghe } from './stones.ts';
import { survivors as ruins } from './survivors.ts';
import { templeFront as temple } from './templeFront.ts';
import { inscription, mysteries } from './walls.ts';

export const ancient = {
  altar,
  bread,
  forum,
  inscription,
  lakeTemple,
  mysteries,
  nuraghe,
  pantheon,
  ruins,
  temple,
  vase,
};
