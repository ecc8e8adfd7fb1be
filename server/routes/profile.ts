import type { ProfileResponse } from '../../contract/profile.ts';
import { inMs, MINUTE } from '../clock.ts';
import type { Config } from '../config.ts';
import type { App } from '../http/app.ts';
import { Refusal } from '../http/errors.ts';
import { refusals } from '../http/schemas.ts';
import type { AccessOf } from '../plugins/access.ts';
import { customerFor, requireCustomer, type Customer } from '../plugins/session.ts';
import type { BillingStore } from '../store/billing.ts';
import type { ProfileChange, ProfileStore } from '../store/profile.ts';
import {
  email,
  name,
  newPassword,
  optional,
  readFields,
  refuseOwnAddress,
} from './accountsFields.ts';
import { MessageAnswer } from './accountsSchemas.ts';
import { ProfileAnswer, ProfileUpdateBody } from './librarySchemas.ts';
import { emailLink } from './profileEmail.ts';

/** A device left unlocked, or a token that leaked, must not become somebody else's account. */
const FRESH_MS = 10 * MINUTE;

export interface ProfileParts {
  config: Config;
  store: ProfileStore;
  billing: BillingStore;
  accessOf: AccessOf;
}

/** Below /api/v1/users (spec sections 2 *Profile* and 7). */
export function profile(app: App, { config, store, billing, accessOf }: ProfileParts): void {
  const onRequest = requireCustomer;
  const tags = ['profile'];

  app.get(
    '/profile-data',
    {
      onRequest,
      schema: {
        tags,
        summary: 'The customer, what they paid, their plan and the guides they bought',
        response: { 200: ProfileAnswer, ...refusals(401, 403, 429, 503) },
      },
    },
    async (request): Promise<ProfileResponse> => {
      const { id } = await customerFor(request);
      const access = await accessOf(request);
      const [person, user_subscription, active_plan, guides] = await Promise.all([
        store.personOf(id),
        billing.billingOf(id),
        billing.activePlanOf(id),
        billing.purchasedGuides(id, access),
      ]);
      return { data: { ...person, user_subscription }, active_plan, guides };
    },
  );

  app.post(
    '/profile-update',
    {
      onRequest,
      attachValidation: true,
      schema: {
        tags,
        summary:
          'Change name, e-mail or password; what is absent or empty stays. E-mail and password need a sign-in of the last ten minutes, a new e-mail counts once the link sent to it was followed',
        body: ProfileUpdateBody,
        response: { 200: MessageAnswer, ...refusals(400, 401, 403, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const customer = await customerFor(request);
      const change = changeIn(
        customer,
        readFields(request, {
          name: optional(name),
          email: optional(email),
          password: optional(newPassword),
        }),
      );
      refuseOwnAddress(
        'password',
        change.password ?? '',
        customer.email,
        change.email ?? customer.email,
      );
      requireFreshSignIn(customer, change);
      const linkFor = (token: string): string => emailLink(request, config, token);
      if (!(await store.change(customer, change, linkFor))) {
        reply.header('Retry-After', '3600');
        throw new Refusal(
          429,
          'Too many changes of the e-mail address were asked for. Please follow the last link, or try again in an hour.',
        );
      }
      return { message: said(change) };
    },
  );
}

/** The form comes with the present name and address filled in: what is the same is no change. */
function changeIn(
  customer: Customer,
  form: Record<'name' | 'email' | 'password', string>,
): ProfileChange {
  return {
    ...(form.name !== '' && form.name !== customer.name && { name: form.name }),
    ...(form.email !== '' && form.email !== customer.email && { email: form.email }),
    ...(form.password !== '' && { password: form.password }),
  };
}

function requireFreshSignIn(customer: Customer, change: ProfileChange): void {
  if (change.email === undefined && change.password === undefined) return;
  if (customer.signedInAt >= inMs(-FRESH_MS)) return;
  throw new Refusal(
    403,
    'To change your e-mail address or password, please sign out, sign in again and do it within ten minutes.',
  );
}

function said({ name: newName, email: newEmail, password }: ProfileChange): string {
  const parts = [
    newName !== undefined && 'Your name was changed.',
    password !== undefined && 'Your password was changed, and other devices were signed out.',
    newEmail !== undefined &&
      `We have sent a link to ${newEmail}: your address changes once you have followed it.`,
  ].filter((part) => part !== false);
  return parts.join(' ') || 'Nothing was changed.';
}
