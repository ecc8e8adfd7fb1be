/**
 * Media below `/storage/` (docs/decisions/020-paid-media.md). An address never names a file: one function resolves
 * pictures, recordings are looked up by id, and only files that these return are sent.
 */
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../http/app.ts';
import { attachment } from '../../http/attachment.ts';
import { notFound } from '../../http/errors.ts';
import { addVary } from '../../http/language.ts';
import { audioPath, type AudioKind, recordingIn } from '../access/audioPaths.ts';
import { VersionedCache } from '../../http/versionedCache.ts';
import { setStrongEtag, type CatalogueFiles } from './files.ts';
import { otherSizesOf, resolvePicture } from '../../catalogue/pictures.ts';
import { smallFile } from '../../catalogue/sound/names.ts';
import type { Delivery } from '../../catalogue/store/mediaStore.ts';
import type { MediaSigner } from '../access/signing.ts';
import { pathOf } from '../../plugins/log/requestLog.ts';
import type { AudioSource, RecordingName } from '../catalogue/audioStore.ts';
import type { CatalogueStore } from '../catalogue/catalogueStore.ts';
import { FREE_AUDIO, paidAudio } from './deliveries.ts';
import { transcripts } from './transcriptRoutes.ts';
import type { DownloadStore } from '../downloads/downloadStore.ts';

const DAY = 86_400;
/** The name of a picture contains the hash of its cover. */
const PICTURES: Delivery = { scope: 'public', maxAgeSeconds: 30 * DAY };
/** After the first start most sizes are made while pages are open: the browser must request them again. */
const UNFINISHED_PICTURES: Delivery = { scope: 'public', maxAgeSeconds: 0 };
const hidden = { schema: { hide: true } };

const THEME_FILE = /^[a-z0-9]+(-[a-z0-9]+)*\.mp3$/;

/** Cached sources of recordings: 100,000 tracks. */
const MAX_SOURCES = 100_000;

export interface MediaParts {
  files: CatalogueFiles;
  store: CatalogueStore;
  /** Returns the catalogue's version: the file of an address changes with it. */
  version: () => Promise<string>;
  signer: MediaSigner;
  downloads: DownloadStore;
  /** Registers other routes below /storage, such as pictures of customers. */
  more: (storage: App) => void;
}

export async function media(
  app: App,
  { files, store, version, signer, downloads, more }: MediaParts,
): Promise<void> {
  // Cached, so that audio does not wait for a busy database.
  const sources = new VersionedCache<AudioSource>(version, MAX_SOURCES, () => 1);
  await app.register(
    async (plain) => {
      const scope: App = plain.withTypeProvider();
      await scope.register(fastifyStatic, {
        serve: false,
        dotfiles: 'ignore',
        setHeaders: setStrongEtag,
      });

      more(scope);
      scope.get('/pictures/*', hidden, async (request, reply) => {
        // The raw path: a picture's path has no encoded characters, so an encoded one is unknown.
        const file = resolvePicture(pathOf(request.url).replace('/storage/', ''));
        if (!file) throw notFound();
        if (await files.has(`pictures/${file}`)) {
          return files.send(reply, `pictures/${file}`, PICTURES);
        }
        for (const other of otherSizesOf(file)) {
          const key = `pictures/${other}`;
          if (await files.has(key)) return files.send(reply, key, UNFINISHED_PICTURES);
        }
        return files.send(reply, `pictures/${file}`, UNFINISHED_PICTURES);
      });

      for (const kind of ['track', 'person', 'object', 'location'] as const) {
        audioRoute(scope, kind, {
          files,
          signer,
          find: (recording) =>
            sources.get(`${kind} ${recording.id} ${recording.language}`, () =>
              store.audio(kind, recording),
            ),
          fileName: (id, language) => downloads.fileName(id, language),
        });
      }

      transcripts(scope, { store, version, signer });

      // Free for all users, so the path has the file's name (modules/access/audioPaths.ts).
      scope.get<{ Params: { file: string } }>('/audio/theme/:file', hidden, (request, reply) => {
        const { file } = request.params;
        if (!THEME_FILE.test(file)) throw notFound();
        return files.send(
          reply,
          `audio/${heardFile(request, reply, `themes/${file}`)}`,
          FREE_AUDIO,
        );
      });

      scope.all('/*', hidden, () => {
        throw notFound();
      });
    },
    { prefix: '/storage' },
  );
}

interface AudioParts {
  files: CatalogueFiles;
  signer: MediaSigner;
  find: (recording: RecordingName) => Promise<AudioSource | null>;
  /** Returns the name of a track for a download as an attachment: `?download=1`. */
  fileName: (id: number, language: string) => Promise<string | null>;
}

function audioRoute(
  scope: App,
  kind: AudioKind,
  { files, signer, find, fileName }: AudioParts,
): void {
  scope.get<{ Params: { file: string } }>(
    `/audio/${kind}/:file`,
    hidden,
    async (request, reply) => {
      const recording = recordingIn(request.params.file, 'mp3');
      const audio = recording && (await find(recording));
      if (!audio) throw notFound();
      const { id, language } = recording;
      const delivery = audio.free
        ? FREE_AUDIO
        : paidAudio(signer.verify(audioPath(kind, id, language), request.query));
      if (kind === 'track' && wantsDownload(request.query)) {
        const disposition = attachment((await fileName(id, language)) ?? `${id}.mp3`);
        return files.send(reply, `audio/${audio.file}`, { ...delivery, disposition });
      }
      return files.send(reply, `audio/${heardFile(request, reply, audio.file)}`, delivery);
    },
  );
}

/** Browsers ask so for less data, when their user does; a download has the size that was announced. */
function heardFile({ headers }: FastifyRequest, reply: FastifyReply, file: string): string {
  addVary(reply, 'Save-Data');
  return headers['save-data'] === 'on' ? smallFile(file) : file;
}

const wantsDownload = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'download' in query && query.download === '1';
