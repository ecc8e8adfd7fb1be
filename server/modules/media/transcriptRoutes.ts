import type { App } from '../../http/app.ts';
import { notFound } from '../../http/errors.ts';
import { CachedResponse, sendResponse } from '../../http/responseCache.ts';
import { VersionedCache } from '../../http/versionedCache.ts';
import { transcriptPath } from '../access/audioPaths.ts';
import type { MediaSigner } from '../access/signing.ts';
import type { CatalogueStore } from '../catalogue/catalogueStore.ts';
import { FREE_AUDIO, paidAudio } from './deliveries.ts';

const FILE = /^([1-9]\d{0,15})\.vtt$/;
/** Those of about 8,000 recordings. */
const CACHE_BYTES = 16 * 1024 * 1024;

interface TranscriptParts {
  store: CatalogueStore;
  /** Returns the catalogue's version: transcripts change with it. */
  version: () => Promise<string>;
  signer: MediaSigner;
}

interface Cached {
  response: CachedResponse;
  free: boolean;
}

/**
 * Registers the transcripts below `/storage/transcripts/`: a paid one needs the same kind of signed address as its
 * recording, bound to its own path.
 */
export function transcripts(scope: App, { store, version, signer }: TranscriptParts): void {
  const cache = new VersionedCache<Cached>(
    version,
    CACHE_BYTES,
    ({ response }) => response.body.length,
  );
  for (const kind of ['track', 'person', 'object', 'location'] as const) {
    scope.get<{ Params: { file: string } }>(
      `/transcripts/${kind}/:file`,
      { schema: { hide: true } },
      async (request, reply) => {
        const id = Number(FILE.exec(request.params.file)?.[1]);
        if (!Number.isSafeInteger(id)) throw notFound();
        const path = transcriptPath(kind, id);
        const found = await cache.get(path, async () => {
          const source = await store.transcript(kind, id);
          return source && { ...source, response: new CachedResponse(Buffer.from(source.vtt)) };
        });
        if (!found) throw notFound();
        const delivery = found.free ? FREE_AUDIO : paidAudio(signer.verify(path, request.query));
        reply.header('Cache-Control', `${delivery.scope}, max-age=${delivery.maxAgeSeconds}`);
        await sendResponse(request, reply, found.response, 'text/vtt; charset=utf-8');
        return reply;
      },
    );
  }
}
