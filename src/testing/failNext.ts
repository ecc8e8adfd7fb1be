interface Fault {
  method: string;
  /** End of the path, such as `/client/audio-guide/1`. */
  path: string;
  answer: () => Promise<Response>;
  times: number;
}

let faults: Fault[] = [];
const realFetch = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  const fault = faults.find(
    ({ method, path, times }) => times > 0 && method === request.method && pathname.endsWith(path),
  );
  if (!fault) return realFetch(request);
  fault.times -= 1;
  return fault.answer();
};

/** How a healthy server can't answer: a status, a dead connection, or a body that isn't what was promised. */
export type FaultAnswer =
  number | 'no connection' | { status: number; body: string; type?: string };

const answerOf = (fault: FaultAnswer) => async (): Promise<Response> => {
  if (fault === 'no connection') throw new TypeError('fetch failed');
  const {
    status,
    body,
    type = 'application/json',
  } = typeof fault === 'number' ? { status: fault, body: '{"message":"test fault"}' } : fault;
  return new Response(body, { status, headers: { 'content-type': type } });
};

/** Makes the next `times` calls of one kind fail; every other call reaches the real server. */
export function failNext(method: string, path: string, fault: FaultAnswer, times = 1): void {
  faults.push({ method, path, answer: answerOf(fault), times });
}

export function forgetFaults(): void {
  faults = [];
}
