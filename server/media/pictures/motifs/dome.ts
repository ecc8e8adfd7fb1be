import { coffers } from './dome/coffers.ts';
import { cropped } from './dome/cropped.ts';
import { single } from './dome/single.ts';
import { skyline } from './dome/skyline.ts';

export const domeScenes = [single, skyline, coffers, cropped];
