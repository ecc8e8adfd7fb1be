/** What the server and its rendering thread say to each other. */

/** A page in its parts, as the app's renderer (src/renderer.tsx) makes it. */
export interface RenderedPage {
  status: 200 | 404;
  head: string;
  styles: string;
  html: string;
  /** JSON. */
  answers: string;
  chunks: string[];
  /** Chunks whose style sheets alone are needed. */
  later: string[];
}

export interface WorkerStart {
  /** The renderer's file, as an address. */
  renderer: string;
  /** Stands for the API in the addresses that the renderer asks. */
  origin: string;
}

export type ToWorker =
  | { kind: 'render'; id: number; path: string }
  | { kind: 'answer'; id: number; status: number; headers: Record<string, string>; body: string };

export type FromWorker =
  | { kind: 'rendered'; id: number; page: RenderedPage | null }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'question'; id: number; url: string; headers: Record<string, string> };
