import { avenue } from './garden/avenue.ts';
import { parterre } from './garden/parterre.ts';
import { terrace } from './garden/terrace.ts';
import { water } from './garden/water.ts';

export const gardenScenes = [parterre, avenue, terrace, water];
