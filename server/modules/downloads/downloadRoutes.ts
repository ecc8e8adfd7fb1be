import { callsOf, type App } from '../../http/app.ts';
import { notFound, HttpError } from '../../http/errors.ts';
import { WireDownload, WireDownloadKey, WireDownloadLeases } from '../../../contract/downloads.ts';
import { IdParams, envelope, refusals } from '../../../contract/envelope.ts';
import { GuideQuery } from '../../../contract/guides.ts';
import type { AccessOf } from '../access/requestAccess.ts';
import { customerFor } from '../../plugins/session/session.ts';
import type { DownloadKeys } from './downloadKeys.ts';
import type { DownloadLeases } from './downloadLeases.ts';
import type { DownloadStore } from './downloadStore.ts';
import type { SpecialPrice } from '../checkout/plans/specialPrice.ts';

interface DownloadParts {
  downloads: DownloadStore;
  downloadKeys: DownloadKeys;
  downloadLeases: DownloadLeases;
  specialPrice: SpecialPrice;
  /** Returns the customer's bought guides for which the question before the first play is not answered. */
  unanswered: (userId: number) => Promise<{ guide_id: number }[]>;
  accessOf: AccessOf;
}

const call = callsOf('library');

/**
 * Registers the calls below /api/v1/users: the tracks of an owned guide with addresses that are valid for about two
 * hours. There is no zip: it would not make MP3 smaller, and a lost connection would lose all of it.
 */
export function downloads(app: App, parts: DownloadParts): void {
  const { downloads: store, downloadKeys, downloadLeases, specialPrice } = parts;
  const { unanswered, accessOf } = parts;
  app.get(
    '/download/:id',
    call('The tracks of an owned guide, to keep', {
      params: IdParams,
      querystring: GuideQuery,
      response: { 200: envelope(WireDownload), ...refusals(404, 409) },
    }),
    async (request) => {
      const access = await accessOf(request);
      const { id } = request.params;
      const data = await store.downloadOf(id, access);
      if (!data) throw notFound('This guide');
      if (!access.owns(id)) throw new HttpError(403, 'Only guides that you own can be downloaded.');
      const customer = await customerFor(request);
      if ((await unanswered(customer.id)).some(({ guide_id }) => guide_id === id)) {
        throw new HttpError(
          409,
          'A download ends the 14 days of this guide: please choose “Start listening” first.',
        );
      }
      await specialPrice.downloaded(customer.id, id);
      const lease_seconds = await downloadLeases.leaseOf(customer.id, id);
      return { data: { ...data, lease_seconds } };
    },
  );

  app.get(
    '/download-key',
    call("Get the key with which the customer's browsers encrypt downloads", {
      response: { 200: envelope(WireDownloadKey) },
    }),
    async (request, reply) => {
      const { id } = await customerFor(request);
      // The key must be only in the memory of the signed-in customer's browser.
      reply.header('Cache-Control', 'no-store');
      return { data: { key: await downloadKeys.keyOf(id) } };
    },
  );

  app.get(
    '/download-leases',
    call("For how long the customer's downloads may be played without another contact", {
      response: { 200: envelope(WireDownloadLeases) },
    }),
    async (request, reply) => {
      const { id } = await customerFor(request);
      // A cached response is no contact with the server.
      reply.header('Cache-Control', 'no-store');
      return { data: await downloadLeases.leasesOf(id) };
    },
  );
}
