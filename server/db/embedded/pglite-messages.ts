/** The number of the first answer, which is sent without a request: whether the folder could be opened. */
export const OPENING = 1;

/** What the server and PGlite's thread say to each other. */
export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: 'script'; sql: string }
  /** Writes the whole database into a new file, a tar archive. */
  | { id: number; kind: 'dump'; file: string }
  | { id: number; kind: 'close' };

export type WorkerAnswer =
  | { id: number; rows: Record<string, unknown>[]; affected: number }
  | { id: number; error: { message: string; code?: string } };

export interface WorkerStart {
  folder: string;
  /** The disk is full: reads only. */
  readOnly: boolean;
}
