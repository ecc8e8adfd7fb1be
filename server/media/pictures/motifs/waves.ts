import { bridge } from './waves/bridge.ts';
import { lagoon } from './waves/lagoon.ts';
import { palace } from './waves/palace.ts';
import { swell } from './waves/swell.ts';

export const wavesScenes = [swell, bridge, lagoon, palace];
