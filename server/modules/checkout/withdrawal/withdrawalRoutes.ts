import type { FastifyRequest } from 'fastify';
import { envelope, MessageResponse, refusals } from '../../../../contract/envelope.ts';
import { pathIn } from '../../../../contract/languages.ts';
import { routeTable } from '../../../../contract/routes.ts';
import {
  ConsentRequest,
  ConsentsResponse,
  GuestWithdrawalRequest,
  WireConsent,
  WireWithdrawal,
  WithdrawalConfirmRequest,
  WithdrawalLinkRequest,
  WithdrawalLinkResponse,
  WithdrawalRequest,
  WithdrawalsResponse,
} from '../../../../contract/withdrawal.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/open.ts';
import { callsOf, type App } from '../../../http/app.ts';
import { HttpError, notFound } from '../../../http/errors.ts';
import { email, readFields, textField } from '../../../http/fields.ts';
import { forbidCopies } from '../../../http/forbidCopies.ts';
import { languageOf } from '../../../http/language.ts';
import { say } from '../../../http/messages/say.ts';
import { siteOriginOf } from '../../../http/siteOrigin.ts';
import { CODE_ENTRIES, CODE_REQUESTS } from '../../../plugins/limits/addressLimits.ts';
import { customerFor } from '../../../plugins/session/session.ts';
import { unansweredGuides } from '../../access/withdrawalRight.ts';
import type { ConsentStore } from './consentStore.ts';
import type { WithdrawalLinks } from './withdrawalLinks.ts';
import type { WithdrawalStore, Withdrawn } from './withdrawalStore.ts';

const call = callsOf('withdrawal');

const ended = (): HttpError =>
  new HttpError(409, 'The right of withdrawal has ended for this purchase.');

const doneOf = (result: Withdrawn, unknown: () => HttpError) => {
  if (result === 'unknown') throw unknown();
  if (result === 'ended') throw ended();
  return result;
};

/** Registers the calls below /api/v1/users. */
export function withdrawals(
  app: App,
  { db, consents, store }: { db: Database; consents: ConsentStore; store: WithdrawalStore },
): void {
  app.get(
    '/consents',
    call('Bought guides for which the question before the first play is not answered', {
      response: { 200: ConsentsResponse },
    }),
    async (request) => ({
      data: await unansweredGuides(db.sql, (await customerFor(request)).id),
    }),
  );

  app.post(
    '/consents',
    call("Answer 'Start listening' for a bought guide: its 14 days end", {
      body: ConsentRequest,
      response: {
        200: envelope(WireConsent),
        201: envelope(WireConsent),
        ...refusals(404, 409),
      },
    }),
    async (request, reply) => {
      const { id } = await customerFor(request);
      const { guide_id: guideId, version } = request.body;
      const language = languageOf(request);
      const result = await consents.answer(id, { guideId, version, language });
      if (result === 'not bought') throw notFound('This guide');
      if (result === 'other wording') {
        throw new HttpError(409, 'This question has changed. Please load the page again.');
      }
      return reply.code(result.isNew ? 201 : 200).send({ data: result.consent });
    },
  );

  app.get(
    '/withdrawals',
    call('What the customer can withdraw from, and what was withdrawn', {
      response: { 200: WithdrawalsResponse },
    }),
    async (request) => store.listOf((await customerFor(request)).id),
  );

  app.post(
    '/withdrawals',
    call('Withdraw from a guide or a plan; repeated, it returns the first result', {
      body: WithdrawalRequest,
      response: {
        200: envelope(WireWithdrawal),
        201: envelope(WireWithdrawal),
        ...refusals(404, 409),
      },
    }),
    async (request, reply) => {
      const { id } = await customerFor(request);
      const result = await store.withdraw(id, request.body, languageOf(request));
      const { isNew, withdrawal } = doneOf(result, () => notFound('This purchase'));
      return reply.code(isNew ? 201 : 200).send({ data: withdrawal });
    },
  );
}

const orderNumber = textField({
  missing: 'Please enter the order number.',
  max: 40,
  tooLong: 'This is not an order number.',
});

const badLink = (): HttpError =>
  new HttpError(404, 'This link was used or has expired. Please ask for another one.');

/** Registers the calls below /api/v1/withdrawals, which need no sign-in. */
export function guestWithdrawals(app: App, config: Config, links: WithdrawalLinks): void {
  const linkFor =
    (request: FastifyRequest) =>
    (token: string, language: Parameters<typeof pathIn>[0]): string =>
      `${siteOriginOf(request, config)}${pathIn(language, routeTable.withdrawal.path)}#${token}`;

  app.post(
    '',
    call(
      'Have a link for a withdrawal sent; says the same for every order',
      { body: GuestWithdrawalRequest, response: { 202: MessageResponse } },
      { onRequest: app.limitAddress(CODE_REQUESTS), attachValidation: true },
    ),
    async (request, reply) => {
      const form = readFields(request, { email, order_number: orderNumber });
      await links.request({
        email: form.email,
        orderNumber: form.order_number,
        language: languageOf(request),
        linkFor: linkFor(request),
      });
      const message = say(
        request,
        'If this order exists, we have sent a link to its email address. It is valid for 24 hours.',
      );
      return reply.code(202).send({ message });
    },
  );

  app.post(
    '/link',
    call(
      'What the order of a mailed link has left to withdraw from',
      { body: WithdrawalLinkRequest, response: { 200: WithdrawalLinkResponse, ...refusals(404) } },
      { onRequest: app.limitAddress(CODE_ENTRIES) },
    ),
    async (request, reply) => {
      const data = await links.leftOf(request.body.token);
      if (data.length === 0) throw badLink();
      forbidCopies(reply);
      return { data };
    },
  );

  app.post(
    '/confirm',
    call(
      'Withdraw through a mailed link, once for each line of its order',
      {
        body: WithdrawalConfirmRequest,
        response: { 201: envelope(WireWithdrawal), ...refusals(404, 409) },
      },
      { onRequest: app.limitAddress(CODE_ENTRIES) },
    ),
    async (request, reply) => {
      const { token, position } = request.body;
      const result = await links.confirm(token, position, languageOf(request));
      return reply.code(201).send({ data: doneOf(result, badLink).withdrawal });
    },
  );
}
