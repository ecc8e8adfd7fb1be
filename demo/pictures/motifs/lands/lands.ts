import { bridge } from './bridge.ts';
import { gulf, lighthouse } from './coasts.ts';
import { lagoon } from './lagoon.ts';
import { palace } from './palace.ts';
import { academy, arcades, college, palazzo, townHall } from './palazzo.ts';
import { barge, galley, panorama } from './ships.ts';
import { wireless } from './shores.ts';
import { submarine } from './submarine.ts';

export const lands = {
  academy,
  arcades,
  barge,
  bridge,
  college,
  galley,
  gulf,
  lagoon,
  lighthouse,
  palace,
  palazzo,
  panorama,
  submarine,
  townHall,
  wireless,
};
