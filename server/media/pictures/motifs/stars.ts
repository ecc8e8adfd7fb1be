import { chart } from './stars/chart.ts';
import { moon } from './stars/moon.ts';
import { observatory } from './stars/observatory.ts';
import { orbits } from './stars/orbits.ts';

export const starsScenes = [chart, orbits, observatory, moon];
