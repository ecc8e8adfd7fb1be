/**
 * The private podcast feed of a customer: its control below /api/v1/users, and below /storage the feed itself with stable addresses of
 * recordings and transcripts. Each has the feed's token in its query, which no log contains; a recording's address
 * leads to a signed one (docs/decisions/020-paid-media.md).
 */
import { envelope, MessageResponse } from '../../../contract/envelope.ts';
import { WireFeed, WireNewFeed } from '../../../contract/feed.ts';
import type { Config } from '../../config.ts';
import { callsOf, type App } from '../../http/app.ts';
import { notFound } from '../../http/errors.ts';
import { forbidCopies } from '../../http/forbidCopies.ts';
import { CachedResponse, sendResponse } from '../../http/responseCache.ts';
import { siteOriginOf } from '../../http/siteOrigin.ts';
import { requestsOf } from '../../plugins/limits/addressLimits.ts';
import { customerFor } from '../../plugins/session/session.ts';
import { audioPath, transcriptPath } from '../access/audioPaths.ts';
import type { MediaSigner } from '../access/signing.ts';
import type { FeedStore } from './feedStore.ts';
import { feedPaths, feedXml } from './feedXml.ts';
import { say } from '../../http/messages/say.ts';

/** Registers the calls below /api/v1/users. */
export function feed(app: App, config: Config, store: FeedStore): void {
  const call = callsOf('feed');

  app.get(
    '/feed',
    call('Whether the customer has a feed for podcast apps, and how many networks read it', {
      response: { 200: envelope(WireFeed) },
    }),
    async (request) => {
      const { createdAt, networks } = await store.state((await customerFor(request)).id);
      return { data: { created_at: createdAt?.toISOString() ?? null, networks } };
    },
  );

  app.post(
    '/feed',
    call('Make the feed, or give it another address: the former one ends', {
      response: { 200: envelope(WireNewFeed) },
    }),
    async (request, reply) => {
      const key = await store.make((await customerFor(request)).id);
      forbidCopies(reply);
      const origin = siteOriginOf(request, config);
      return { data: { address: `${origin}/storage${feedPaths.feed(key)}` } };
    },
  );

  app.delete(
    '/feed',
    call('End the feed', { response: { 200: MessageResponse } }),
    async (request) => {
      await store.end((await customerFor(request)).id);
      return { message: say(request, 'The podcast address no longer works.') };
    },
  );
}

const TRACK_FILE = /^track-([1-9]\d{0,15})\.(mp3|vtt)$/;

function keyOf(query: unknown): string {
  const key = typeof query === 'object' && query !== null && 'key' in query ? query.key : '';
  return typeof key === 'string' ? key : '';
}

/** Registers the feed below /storage. An address with a wrong or former key is a 404. */
export function feedFiles(
  storage: App,
  { config, store, signer }: { config: Config; store: FeedStore; signer: MediaSigner },
): void {
  const options = { schema: { hide: true }, onRequest: storage.limitAddress(requestsOf(config)) };

  storage.get('/feed/podcast.xml', options, async (request, reply) => {
    const key = keyOf(request.query);
    const found = await store.read(key, request.ip);
    forbidCopies(reply);
    if (!found) throw notFound('This feed');
    const xml = feedXml(found.guides, {
      origin: siteOriginOf(request, config),
      language: found.language,
      key,
      shop: await store.shopName(),
    });
    // The app revalidates: with `no-store` some read the whole feed each time.
    reply.header('Cache-Control', 'private, no-cache');
    const response = new CachedResponse(Buffer.from(xml));
    await sendResponse(request, reply, response, 'application/rss+xml; charset=utf-8');
    return reply;
  });

  storage.get<{ Params: { file: string } }>('/feed/:file', options, async (request, reply) => {
    const [, digits, ending] = TRACK_FILE.exec(request.params.file) ?? [];
    const id = Number(digits);
    forbidCopies(reply);
    const isThere = Number.isSafeInteger(id) && (await store.plays(keyOf(request.query), id));
    if (!isThere) throw notFound();
    const path = ending === 'mp3' ? audioPath : transcriptPath;
    return reply.redirect(`/storage/${signer.sign(path('track', id))}`, 302);
  });
}
