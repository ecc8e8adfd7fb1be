/** The id of the first response, which is sent without a request: whether the folder could be opened. */
export const OPENING = 1;

/** Messages between the server and the thread of PGlite. */
export type WorkerRequest =
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[] }
  | { id: number; kind: 'script'; sql: string }
  /** Writes the whole database into a new file, a tar archive. */
  | { id: number; kind: 'dump'; file: string }
  | { id: number; kind: 'close' };

export type WorkerResponse =
  | { id: number; rows: Record<string, unknown>[]; affected: number }
  | { id: number; error: { message: string; code?: string } };

export interface WorkerStart {
  folder: string;
  /** For a full disk: writes are refused. */
  readOnly: boolean;
}
