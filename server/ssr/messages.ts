/** Messages between the server and its rendering thread. */
import type { RenderedPage } from '../../contract/renderedPage.ts';

export interface WorkerStart {
  /** The renderer's file, as a URL. */
  renderer: string;
  /** Placeholder of the API's origin in the addresses that the renderer requests. */
  origin: string;
}

type HeaderValues = Record<string, string>;

export type ToWorker =
  | { kind: 'render'; id: number; path: string; nonce: string }
  | { kind: 'apiResponse'; id: number; status: number; headers: HeaderValues; body: string };

export type FromWorker =
  | { kind: 'rendered'; id: number; page: RenderedPage | null }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'apiRequest'; id: number; url: string; headers: HeaderValues };
