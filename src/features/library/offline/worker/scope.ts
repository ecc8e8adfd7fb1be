/**
 * The used part of a service worker's scope. TypeScript's types for workers contradict those of pages, and this folder
 * shares files with the app.
 */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The response that the browser has requested while this worker was starting. */
  respondWith: (response: Promise<Response>) => void;
}

interface MessageToWorker extends WorkerEvent {
  readonly data: unknown;
  /** The page that has sent it. */
  readonly source: { readonly url: string } | null;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  message: MessageToWorker;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim: () => Promise<void>;
    /** Pages. */
    matchAll: (options: { includeUncontrolled: true }) => Promise<readonly { url: string }[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    handler: (event: WorkerEvents[Name]) => void,
  ) => void;
}

/** Returns the worker's global scope. This file runs only there, where `self` is no window. */
export const worker = (): WorkerScope => self as unknown as WorkerScope;
