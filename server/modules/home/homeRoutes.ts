import { callsOf, type App } from '../../http/app.ts';
import { HomeResponse } from '../../../contract/guides.ts';
import type { AccessOf } from '../access/requestAccess.ts';
import { customerFor, customerOf } from '../../plugins/session/session.ts';
import type { HomeStore } from './homeStore.ts';
import type { RecentlyViewed } from './recentlyViewed.ts';

export interface HomeParts {
  store: HomeStore;
  recentlyViewed: RecentlyViewed;
  accessOf: AccessOf;
}

const call = callsOf('library');

/** Registers the call below /api/v1/users. The body is the list itself. */
export function home(app: App, { store, recentlyViewed, accessOf }: HomeParts): void {
  app.get(
    '/home-page',
    call('Guides for the home page: last opened, of the categories owned, newest', {
      response: { 200: HomeResponse },
    }),
    async (request) => {
      const { id } = await customerFor(request);
      // A customer who returns from a guide's page sees that guide first.
      await recentlyViewed.flush();
      return store.homeOf(id, await accessOf(request));
    },
  );
}

const GUIDE_PAGE = '/audio-guide/:id';

/** Records which guides customers open, after the response. `client` has the routes of the catalogue. */
export function recordRecentlyViewed(client: App, recentlyViewed: RecentlyViewed): void {
  client.addHook('onResponse', async (request, reply) => {
    const { method, params, routeOptions } = request;
    // 304: the page was opened, and its content was cached.
    if (method !== 'GET' || ![200, 304].includes(reply.statusCode)) return;
    if (!routeOptions.url?.endsWith(`/client${GUIDE_PAGE}`)) return;
    const customer = await customerOf(request).catch(() => null);
    const id = typeof params === 'object' && params !== null && 'id' in params ? params.id : null;
    if (customer && typeof id === 'number') recentlyViewed.note(customer.id, id);
  });
  client.addHook('onClose', () => recentlyViewed.flush());
}
