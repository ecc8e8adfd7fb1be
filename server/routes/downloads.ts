import type { App } from '../http/app.ts';
import { notFound, Refusal } from '../http/errors.ts';
import { envelope, IdParams, refusals } from '../http/schemas.ts';
import type { AccessOf } from '../plugins/access.ts';
import { requireCustomer } from '../plugins/session.ts';
import type { DownloadStore } from '../store/downloads.ts';
import { Download } from './cartSchemas.ts';

/**
 * Below /api/v1/users: the tracks of an owned guide with addresses that stand for about two hours. A zip
 * would make the server pack what is packed already (MP3), and a lost connection would lose all of it.
 */
export function downloads(app: App, store: DownloadStore, accessOf: AccessOf): void {
  app.get(
    '/download/:id',
    {
      onRequest: requireCustomer,
      schema: {
        tags: ['library'],
        summary: 'The tracks of an owned guide, to keep',
        params: IdParams,
        response: { 200: envelope(Download), ...refusals(400, 401, 403, 404, 429, 503) },
      },
    },
    async (request) => {
      const access = await accessOf(request);
      const { id } = request.params;
      const data = await store.downloadOf(id, access);
      if (!data) throw notFound('This guide');
      if (!access.owns(id)) throw new Refusal(403, 'Only guides that you own can be downloaded.');
      return { data };
    },
  );
}
