import { setMaxListeners } from 'node:events';
import { whileReactWorks } from '../whileReactWorks.ts';

interface Fault {
  method: string;
  /** End of the path, such as `/client/audio-guide/1`. */
  path: string;
  respond: (request: Request) => Promise<Response>;
  times: number;
}

let faults: Fault[] = [];
let requests: Request[] = [];
/** Aborts what a file's tests have left open, as leaving a page does: an open request would keep Jest from ending. */
const page = new AbortController();
setMaxListeners(0, page.signal);
/** For the tests' own requests, which neither fail nor count. */
export const realFetch = globalThis.fetch;

const isTo = (request: Request, { method, path }: Pick<Fault, 'method' | 'path'>): boolean =>
  method === request.method && new URL(request.url).pathname.endsWith(path);

/** As in a browser: no response arrives until the caller aborts. */
const givenUp = ({ signal }: Request): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

globalThis.fetch = (input, init) => {
  const sent = new Request(input, init);
  const request = new Request(sent, { signal: AbortSignal.any([sent.signal, page.signal]) });
  // A copy, so that tests can read the body.
  requests.push(request.clone());
  const fault = faults.find((each) => each.times > 0 && isTo(request, each));
  if (!fault) return realFetch(request);
  fault.times -= 1;
  return fault.respond(request);
};

/** Responses of a faulty server: a status, a broken connection, or another body. */
export type FaultResponse =
  | number
  | 'no connection'
  | 'no answer'
  | { status: number; body: string; type?: string; headers?: Record<string, string> };

const responseOf =
  (fault: FaultResponse) =>
  async (request: Request): Promise<Response> => {
    if (fault === 'no connection') throw new TypeError('fetch failed');
    if (fault === 'no answer') return givenUp(request);
    const {
      status,
      body,
      type = 'application/json',
      headers,
    } = typeof fault === 'number'
      ? { status: fault, body: '{"message":"test fault"}', headers: undefined }
      : fault;
    return new Response(body, { status, headers: { ...headers, 'content-type': type } });
  };

/** Makes the next `times` calls of one kind fail; other calls reach the real server. */
export function failNext(method: string, path: string, fault: FaultResponse, times = 1): void {
  faults.push({ method, path, respond: responseOf(fault), times });
}

/** Returns the requests of one kind that this test has sent so far. */
export const requestsTo = (method: string, path: string): Request[] =>
  requests.filter((request) => isTo(request, { method, path }));

/** Returns what a request sent, or undefined without a request. */
export const bodyOf = (request: Request | undefined): Promise<unknown> =>
  whileReactWorks(async () => request?.json());

/** Call it after each test. */
export function forgetFaults(): void {
  faults = [];
  requests = [];
}

/** Call it after the last test of a file. */
export const leavePage = (): void => page.abort();
