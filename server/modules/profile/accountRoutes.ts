/** What a customer may do with the whole account, below /api/v1/users. */
import { envelope, MessageResponse, refusals } from '../../../contract/envelope.ts';
import type { WireInvoice } from '../../../contract/invoices.ts';
import { AccountDeletionRequest, WireDeletion, WireExport } from '../../../contract/profile.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open.ts';
import { callsOf, type App } from '../../http/app.ts';
import { HttpError } from '../../http/errors.ts';
import { languageOf } from '../../http/language.ts';
import { optional, readFields } from '../../http/fields.ts';
import { customerFor, endSession } from '../../plugins/session/session.ts';
import { password } from '../accounts/accountFields.ts';
import { deleteAccount, OrderUnsettled, plannedDeletion } from '../accounts/deleteAccount.ts';
import { readExport } from './exportStore.ts';
import type { ProfileStore } from './profileStore.ts';
import { requireProof } from './requireProof.ts';
import { say } from '../../http/messages/say.ts';

interface AccountParts {
  config: Config;
  db: Database;
  store: ProfileStore;
  invoicesOf: (userId: number) => Promise<WireInvoice[]>;
}

export function account(app: App, { config, db, store, invoicesOf }: AccountParts): void {
  const call = callsOf('profile');

  app.get(
    '/export',
    call('Everything that the server has of the customer', {
      response: { 200: envelope(WireExport) },
    }),
    async (request): Promise<{ data: WireExport }> => {
      const { id } = await customerFor(request);
      const [data, invoices] = await Promise.all([
        readExport(db, { userId: id, language: languageOf(request) }),
        invoicesOf(id),
      ]);
      return { data: { ...data, invoices } };
    },
  );

  app.get(
    '/account',
    call('What a deletion of the account would keep, and whether it must wait', {
      response: { 200: envelope(WireDeletion) },
    }),
    async (request) => {
      const { invoices, postponed } = await plannedDeletion(db, (await customerFor(request)).id);
      return { data: { invoices, postponed: postponed && say(request, postponed) } };
    },
  );

  app.delete(
    '/account',
    call(
      'Delete the account; needs the current password (accounts without one: a sign-in of the last ten minutes)',
      { body: AccountDeletionRequest, response: { 200: MessageResponse, ...refusals(409) } },
      { attachValidation: true },
    ),
    async (request, reply) => {
      const customer = await customerFor(request);
      const form = readFields(request, { current_password: optional(password) });
      const { proof, passwordHash } = await store.prove(customer.id, form.current_password);
      requireProof(proof, customer, reply);
      try {
        const deleted = await deleteAccount(db, { id: customer.id, passwordHash });
        // Its password was changed since it was compared.
        if (!deleted) requireProof('wrong', customer, reply);
      } catch (error) {
        if (error instanceof OrderUnsettled) throw new HttpError(409, error.text);
        throw error;
      }
      await endSession(request, reply, config);
      return { message: say(request, 'Your account was deleted.') };
    },
  );
}
