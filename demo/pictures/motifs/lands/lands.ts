import { bridge } from './bridge.ts';
import { gulf, lighthouse, seaStacks } from './coasts.ts';
import { glacier } from './heights.ts';
import { hillTown } from './hillTown.ts';
import { lagoon } from './lagoon.ts';
import { palace } from './palace.ts';
import { academy, arcades, college, palazzo, townHall } from './palazzo.ts';
import { barge, cargoShip, galley, panorama } from './ships.ts';
import { harbour, terraces, wireless } from './shores.ts';
import { submarine } from './submarine.ts';

export const lands = {
  academy,
  arcades,
  barge,
  bridge,
  cargoShip,
  college,
  galley,
  glacier,
  gulf,
  harbour,
  hillTown,
  lagoon,
  lighthouse,
  palace,
  palazzo,
  panorama,
  seaStacks,
  submarine,
  terraces,
  townHall,
  wireless,
};
