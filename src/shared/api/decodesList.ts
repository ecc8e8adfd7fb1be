import { decodes } from './decodes.ts';

/** Milliseconds of decoding without a pause, so that the page stays responsive. */
const sliceOfTime = 8;

interface ListDecoder<T> {
  /** Returns the list in the response. @throws WireError when there is none */
  listOf: (body: unknown) => unknown[];
  decode: (item: unknown) => T;
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function decodeAll<T>({ listOf, decode }: ListDecoder<T>, body: unknown): Promise<T[]> {
  const decoded: T[] = [];
  let from = performance.now();
  for (const item of listOf(body)) {
    decoded.push(decode(item));
    if (performance.now() - from < sliceOfTime) continue;
    await pause();
    from = performance.now();
  }
  // Immer deep-freezes stored data in one task; it skips data that is frozen already.
  Object.freeze(decoded);
  return decoded;
}

/**
 * Like `decodes`, for a list of thousands of items: it decodes a few at a time, so that 20,000 guides are no long task
 * (docs/decisions/008-home-rows-and-long-lists.md). Its endpoint needs `structuralSharing: false`, because comparing
 * two such lists is a long task too.
 */
export const decodesList = <T>(decoder: ListDecoder<T>) =>
  decodes((body) => decodeAll(decoder, body));
