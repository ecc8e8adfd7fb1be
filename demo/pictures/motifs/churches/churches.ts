import { cathedral, church } from './church.ts';
import { mosaicSky, paintedDome } from './domes.ts';
import { interlaced } from './fronts.ts';
import { greatDome } from './greatDome.ts';
import { creation } from './hands.ts';
import { skyline } from './skyline.ts';
import { hillBasilica, octagon } from './towers.ts';
import { paintedVault, starVault } from './vaults.ts';

export const churches = {
  cathedral,
  church,
  creation,
  greatDome,
  hillBasilica,
  interlaced,
  mosaicSky,
  octagon,
  paintedDome,
  paintedVault,
  skyline,
  starVault,
};
