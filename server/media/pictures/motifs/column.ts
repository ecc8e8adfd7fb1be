import { portrait } from './column/closeUp.ts';
import { front } from './column/front.ts';
import { rank } from './column/rank.ts';
import { survivors } from './column/survivors.ts';

export const columnScenes = [rank, portrait, front, survivors];
