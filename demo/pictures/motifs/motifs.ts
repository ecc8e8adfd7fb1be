import { ancient } from './ancient/ancient.ts';
import { churches } from './churches/churches.ts';
import { gardens } from './gardens/gardens.ts';
import { lands } from './lands/lands.ts';
import { legends } from './legends/legends.ts';
import { letters } from './letters/letters.ts';
import { rooms } from './rooms/rooms.ts';
import { sacred } from './sacred/sacred.ts';
import { science } from './science/science.ts';
import { tables } from './tables/tables.ts';

/** Every thing that can be drawn, by the name under which the catalogue asks for it. */
export const motifs = {
  ...ancient,
  ...churches,
  ...gardens,
  ...lands,
  ...legends,
  ...letters,
  ...rooms,
  ...sacred,
  ...science,
  ...tables,
};

export type Motif = keyof typeof motifs;
