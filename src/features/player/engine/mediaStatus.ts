import { mediaUrl } from '../../../shared/settings.ts';

/** Milliseconds that the server is given to answer. */
const patience = 8000;

/**
 * Asks the server for the first byte of a recording: an audio element says that it failed, and not why. Resolves to
 * the HTTP status, to `unreachable`, or to null where another origin keeps its answer to itself.
 */
export async function mediaStatus(path: string): Promise<number | 'unreachable' | null> {
  const address = new URL(mediaUrl(path), window.location.href);
  try {
    const answer = await fetch(address, {
      headers: { range: 'bytes=0-0' },
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    });
    // A server that ignores Range would send all of it.
    void answer.body?.cancel();
    return answer.status;
  } catch {
    return address.origin === window.location.origin ? 'unreachable' : null;
  }
}
