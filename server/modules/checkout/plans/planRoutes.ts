import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../http/app.ts';
import { sendPrepared, type PreparedAnswers } from '../../../http/preparedAnswers.ts';
import { listOf, refusals } from '../../../../contract/envelope.ts';
import { WirePlan } from '../../../../contract/plans.ts';
import { customerOf } from '../../../plugins/session/session.ts';
import type { CatalogueStore } from '../../catalogue/catalogueStore.ts';
import type { SpecialPrice } from './specialPrice.ts';

interface PlanParts {
  store: Pick<CatalogueStore, 'plans'>;
  specialPrice: SpecialPrice;
  /** The responses for visitors and for customers without a special price. */
  prepared: PreparedAnswers;
}

async function sendPlans(
  request: FastifyRequest,
  reply: FastifyReply,
  { store, specialPrice, prepared }: PlanParts,
): Promise<void> {
  const customer = await customerOf(request);
  const end = customer && (await specialPrice.endOf(customer.id));
  if (end) return void reply.send({ data: await store.plans(end) });
  const asked = { key: '/subscriptions', what: 'This list', read: () => store.plans(null) };
  sendPrepared(request, reply, prepared, asked);
}

/** In callback style: the response is bytes or an object. */
function answer(request: FastifyRequest, reply: FastifyReply, parts: PlanParts): void {
  sendPlans(request, reply, parts).catch((error: unknown) => reply.send(error));
}

/** Registers the plans below /api/v1/client, each with its status for this customer. */
export function plans(app: App, parts: PlanParts): void {
  app.get(
    '/subscriptions',
    {
      schema: {
        tags: ['catalogue'],
        summary: 'Plans, inactive ones too; the special price is active for its seven days',
        response: { 200: listOf(WirePlan), ...refusals(403, 429, 503) },
      },
    },
    (request, reply) => answer(request, reply, parts),
  );
}
