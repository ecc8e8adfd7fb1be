import { callsOf, type App } from '../../../http/app.ts';
import { sendCached, type ResponseCache } from '../../../http/responseCache.ts';
import { listOf } from '../../../../contract/envelope.ts';
import { WirePlan } from '../../../../contract/plans.ts';
import { customerOf } from '../../../plugins/session/session.ts';
import type { CatalogueStore } from '../../catalogue/catalogueStore.ts';
import type { SpecialPrice } from './specialPrice.ts';

interface PlanParts {
  store: Pick<CatalogueStore, 'plans'>;
  specialPrice: SpecialPrice;
  /** The responses for visitors and for customers without a special price. */
  cache: ResponseCache;
}

const call = callsOf('catalogue');

/** Registers the plans below /api/v1/client, each with its status for this customer. */
export function plans(app: App, { store, specialPrice, cache }: PlanParts): void {
  app.get(
    '/subscriptions',
    call('Plans, inactive ones too; a special price is active for its days', {
      response: { 200: listOf(WirePlan) },
    }),
    async (request, reply) => {
      const customer = await customerOf(request);
      const ends = customer && (await specialPrice.endsOf(customer.id));
      if (ends && ends.size > 0) return { data: await store.plans(ends) };
      return sendCached(request, reply, cache, {
        key: '/subscriptions',
        what: 'This list',
        read: async () => ({ data: await store.plans(new Map()) }),
      });
    },
  );
}
