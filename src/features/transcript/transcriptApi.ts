import type { Sentence } from '../../../contract/webvtt.ts';
import { api, requestTimeout } from '../../shared/api/api.ts';
import type { ApiError } from '../../shared/api/apiError.ts';
import { mediaUrl, settings } from '../../shared/site/settings.ts';

/** Returns the path without its signature, which changes while the words stay the same. */
const unsigned = (path: string): string => path.replace(/\?.*/, '');

/** The page's own origin: only the renderer, which has no page, needs another one. */
const addressOf = (path: string): string => {
  const url = mediaUrl(path);
  return url.startsWith('/') ? settings.origin + url : url;
};

// Not as an HTTP status: the page of a recording whose words are missing is not missing itself.
const failed = (error: unknown): ApiError =>
  error instanceof TypeError
    ? { status: 'FETCH_ERROR', error: error.message }
    : { status: 'CUSTOM_ERROR', error: String(error) };

async function read(path: string): Promise<{ data: Sentence[] } | { error: ApiError }> {
  try {
    const response = await fetch(addressOf(path), {
      signal: AbortSignal.timeout(requestTimeout),
    });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    // The parser is loaded with the first transcript.
    const { parseWebVtt } = await import('../../../contract/webvtt.ts');
    return { data: parseWebVtt(await response.text()) };
  } catch (error) {
    return { error: failed(error) };
  }
}

/** The words of recordings, by their media paths. A sign-out drops them with the rest of the cache. */
export const transcriptApi = api.injectEndpoints({
  endpoints: (build) => ({
    transcript: build.query<Sentence[], string>({
      serializeQueryArgs: ({ endpointName, queryArgs }) =>
        `${endpointName}(${unsigned(queryArgs)})`,
      queryFn: read,
      // A minute may pass between two tracks.
      keepUnusedDataFor: 600,
    }),
  }),
});
