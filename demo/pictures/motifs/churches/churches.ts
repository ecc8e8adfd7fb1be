import { cathedral, church } from './church.ts';
import { mosaicSky, paintedDome } from './domes.ts';
import { gothic, interlaced, spires } from './fronts.ts';
import { greatDome } from './greatDome.ts';
import { creation } from './hands.ts';
import { skyline } from './skyline.ts';
import { hillBasilica, leaningTower, octagon } from './towers.ts';
import { paintedVault, starVault } from './vaults.ts';

export const churches = {
  cathedral,
  church,
  creation,
  gothic,
  greatDome,
  hillBasilica,
  interlaced,
  leaningTower,
  mosaicSky,
  octagon,
  paintedDome,
  paintedVault,
  skyline,
  spires,
  starVault,
};
