/** Messages between the server and its rendering thread. */
import type { Language } from '../../contract/languages.ts';
import type { RenderedPage } from '../../contract/renderedPage.ts';

export interface WorkerStart {
  /** The renderer's file in each language, as a URL. */
  renderers: Readonly<Record<Language, string>>;
  /** Placeholder of the API's origin in the addresses that the renderer requests. */
  origin: string;
}

type HeaderValues = Record<string, string>;

/** A request that the renderer sends to the API. */
interface ApiCall {
  method: 'GET' | 'POST';
  url: string;
  headers: HeaderValues;
  /** JSON, or '' for a GET. */
  body: string;
}

export type ToWorker =
  | { kind: 'render'; id: number; path: string; language: Language; nonce: string }
  | { kind: 'apiResponse'; id: number; status: number; headers: HeaderValues; body: string };

export type FromWorker =
  | { kind: 'rendered'; id: number; page: RenderedPage | null }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'apiRequest'; id: number; call: ApiCall };
