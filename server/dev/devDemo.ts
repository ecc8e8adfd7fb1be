/**
 * Signs the browser in as one of the demo customers: `npm start` prints these addresses. Playback progress is stored in
 * the browser, so only this page can give a demo customer a guide to continue.
 */
import { routeTable } from '../../contract/routes.ts';
import { readDemoCustomers, type DemoCustomer } from '../catalogue/demoCustomers.ts';
import { DAY, inMs } from '../lib/clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/open.ts';
import type { App } from '../http/app.ts';
import { notFound } from '../http/errors.ts';
import { beginSession } from '../plugins/session/session.ts';

const demos = [
  { path: '/dev/demo', who: 'returning' },
  { path: '/dev/demo/new', who: 'fresh' },
] as const;

/**
 * Returns a visitor's progress in a guide in the app's format (src/features/player/progress/progressStorage.ts):
 * signing in adopts it.
 */
async function progressOf(
  db: Database,
  { guide: slug, finishedTracks, share }: DemoCustomer['begun'][number],
  at: number,
) {
  const guide = await db.sql
    .selectFrom('guides')
    .select(['id', 'title', 'cover'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const tracks = await db.sql
    .selectFrom('tracks')
    .innerJoin('recordings', 'recordings.id', 'tracks.recording_id')
    .select(['tracks.id', 'tracks.title', 'recordings.seconds as duration'])
    .where('tracks.guide_id', '=', guide.id)
    .orderBy('tracks.position')
    .execute();
  const heard = tracks.slice(0, finishedTracks + 1).map(({ id, duration }, index) => {
    const isFinished = index < finishedTracks;
    return { id, position: isFinished ? 0 : Math.round(duration * share), isFinished, at };
  });
  return {
    guideId: guide.id,
    entry: {
      title: guide.title,
      cover: guide.cover,
      tracks,
      lastTrackId: heard.at(-1)?.id ?? null,
      wantedTrackId: null,
      places: heard,
      changedAt: at,
    },
  };
}

export function devDemo(app: App, config: Config, db: Database): void {
  if (!config.testPages) return;
  for (const { path, who } of demos) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const customer = (await readDemoCustomers(config.catalogueDir))?.[who];
      if (!customer) throw notFound('The demo customer');
      const user = await db.sql
        .selectFrom('users')
        .select('id')
        .where('email', '=', customer.email)
        .executeTakeFirst();
      if (!user) throw notFound('The demo customer');
      const keys: Record<string, string> = {
        token: await beginSession(request, reply, config, { userId: user.id }),
        auth: 'true',
      };
      const { begun } = customer;
      const guides = await Promise.all(
        begun.map((one, index) =>
          progressOf(db, one, inMs((index - begun.length) * DAY).getTime()),
        ),
      );
      for (const { guideId, entry } of guides) {
        keys[`journal:visitor:${guideId}`] = JSON.stringify(entry);
      }
      if (guides.length > 0) {
        keys['journal:visitor'] = JSON.stringify(guides.map(({ guideId }) => guideId).reverse());
      }
      // In the fragment, which is sent to no server and written to no log.
      const scene = new URLSearchParams({ keys: JSON.stringify(keys), to: routeTable.home.path });
      return reply
        .header('Cache-Control', 'no-store')
        .redirect(`/dev/enter#${scene.toString()}`, 303);
    });
  }
}
