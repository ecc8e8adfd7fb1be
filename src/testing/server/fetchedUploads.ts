/**
 * Replaces XMLHttpRequest: jsdom's sends a preflight to the tests' server, which has another origin. This one uses
 * `fetch`, so that uploads reach the real server and `failNext` can make them fail.
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
      .then(async (response) => {
        this.status = response.status;
        this.responseText = await response.text();
        this.onload?.();
      })
      .catch(() => this.onerror?.());
  }
}

/** Uses it for the rest of a test file. */
export function sendUploadsByFetch(): void {
  Object.assign(globalThis, { XMLHttpRequest: FetchedUpload });
}
