import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/app.ts';
import { notFound } from '../../http/errors.ts';
import { CachedResponse, sendResponse } from '../../http/responseCache.ts';
import { VersionedCache } from '../../http/versionedCache.ts';
import { themeTranscriptPath, recordingIn, transcriptPath } from '../access/audioPaths.ts';
import type { MediaSigner } from '../access/signing.ts';
import type { CatalogueStore } from '../catalogue/catalogueStore.ts';
import type { TranscriptSource } from '../catalogue/transcriptStore.ts';
import { FREE_AUDIO, paidAudio } from './deliveries.ts';

const THEME_FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.vtt$/;
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
  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    read: () => Promise<TranscriptSource | null>,
  ): Promise<FastifyReply> => {
    const found = await cache.get(path, async () => {
      const source = await read();
      return source && { ...source, response: new CachedResponse(Buffer.from(source.vtt)) };
    });
    if (!found) throw notFound();
    const delivery = found.free ? FREE_AUDIO : paidAudio(signer.verify(path, request.query));
    reply.header('Cache-Control', `${delivery.scope}, max-age=${delivery.maxAgeSeconds}`);
    await sendResponse(request, reply, found.response, 'text/vtt; charset=utf-8');
    return reply;
  };
  for (const kind of ['track', 'person', 'object', 'location'] as const) {
    scope.get<{ Params: { file: string } }>(
      `/transcripts/${kind}/:file`,
      { schema: { hide: true } },
      async (request, reply) => {
        const recording = recordingIn(request.params.file, 'vtt');
        if (!recording) throw notFound();
        const { id, language } = recording;
        return send(request, reply, transcriptPath(kind, id, language), () =>
          store.transcript(kind, recording),
        );
      },
    );
  }
  // Free for all users, as the themes.
  scope.get<{ Params: { file: string } }>(
    '/transcripts/theme/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const name = THEME_FILE.exec(request.params.file)?.[1];
      if (name === undefined) throw notFound();
      return send(request, reply, themeTranscriptPath(`${name}.mp3`), () =>
        store.themeTranscript(name),
      );
    },
  );
}
