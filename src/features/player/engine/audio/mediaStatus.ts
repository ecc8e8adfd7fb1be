import { mediaUrl } from '../../../../shared/site/settings.ts';
import type { MediaResponse } from '../../state/playerState.ts';

const timeoutMs = 8000;

/**
 * Requests the first byte of a recording, because an audio element reports that it failed but not why. Never
 * rejects.
 */
export async function mediaStatus(path: string): Promise<MediaResponse> {
  const address = new URL(mediaUrl(path), window.location.href);
  try {
    const response = await fetch(address, {
      headers: { range: 'bytes=0-0' },
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // A server that ignores Range would send all of it.
    void response.body?.cancel();
    return { status: response.status, requestId: response.headers.get('X-Request-Id') };
  } catch {
    const isOurs = address.origin === window.location.origin;
    return { status: isOurs ? 'unreachable' : null, requestId: null };
  }
}
