/**
 * jsdom's XMLHttpRequest asks for leave to call another origin, which the tests' server is. This one sends
 * through `fetch`, so that an upload reaches the real server, and `failNext` reaches the upload.
 */
class FetchedUpload {
  status = 0;
  responseText = '';
  withCredentials = false;
  timeout = 0;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  ontimeout?: () => void;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  #request = { method: '', address: '' };
  readonly #headers = new Headers();
  readonly #abort = new AbortController();

  open(method: string, address: string): void {
    this.#request = { method, address };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  abort(): void {
    this.#abort.abort();
    this.onabort?.();
  }

  send(body: FormData): void {
    const { method, address } = this.#request;
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    fetch(address, { method, body, headers: this.#headers, signal: this.#abort.signal })
      .then(async (answer) => {
        this.status = answer.status;
        this.responseText = await answer.text();
        this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}

/** For the rest of a test file. */
export function sendUploadsByFetch(): void {
  Object.assign(globalThis, { XMLHttpRequest: FetchedUpload });
}
