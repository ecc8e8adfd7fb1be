import { isLanguage } from '../../../contract/languages.ts';
import { MessageResponse } from '../../../contract/envelope.ts';
import { ProfileQuery, ProfileResponse, ProfileUpdateRequest } from '../../../contract/profile.ts';
import type { Config } from '../../config.ts';
import { email, language, name, optional, readFields } from '../../http/fields.ts';
import { callsOf, type App } from '../../http/app.ts';
import { HttpError } from '../../http/errors.ts';
import type { AccessOf } from '../access/requestAccess.ts';
import { customerFor, type Customer } from '../../plugins/session/session.ts';
import type { BillingStore } from './billingStore.ts';
import type { ProfileChange, ProfileStore } from './profileStore.ts';
import { requireProof } from './requireProof.ts';
import { newPassword, password, rejectEmailAsPassword } from '../accounts/accountFields.ts';
import { emailLink } from './emailPage.ts';
import { say, type Message } from '../../http/messages/say.ts';

export interface ProfileParts {
  config: Config;
  store: ProfileStore;
  billing: BillingStore;
  accessOf: AccessOf;
}

/** Registers the calls below /api/v1/users. */
export function profile(app: App, { config, store, billing, accessOf }: ProfileParts): void {
  const call = callsOf('profile');

  app.get(
    '/profile-data',
    call('The customer, what they paid, their plan and the guides they bought', {
      querystring: ProfileQuery,
      response: { 200: ProfileResponse },
    }),
    async (request): Promise<ProfileResponse> => {
      const { id } = await customerFor(request);
      const access = await accessOf(request);
      const [person, user_subscription, active_plan, guide_ids] = await Promise.all([
        store.personOf(id),
        billing.billingOf(id),
        billing.activePlanOf(id),
        billing.purchasedIds(id),
      ]);
      const ended_plan = active_plan ? null : await billing.endedPlanOf(id);
      return {
        data: { ...person, user_subscription },
        active_plan,
        ...(ended_plan && { ended_plan }),
        ...(request.query.fields === 'id'
          ? { guide_ids }
          : { guides: await billing.purchasedGuides(guide_ids, access) }),
      };
    },
  );

  app.post(
    '/profile-update',
    call(
      'Change name, email or password; what is absent or empty stays. Email and password need the current password (accounts without one: a sign-in of the last ten minutes), a new email counts once the link sent to it was followed',
      { body: ProfileUpdateRequest, response: { 200: MessageResponse } },
      { attachValidation: true },
    ),
    async (request, reply) => {
      const customer = await customerFor(request);
      const form = readFields(request, {
        name: optional(name),
        email: optional(email),
        password: optional(newPassword),
        current_password: optional(password),
        language: optional(language),
      });
      const change = changeIn(customer, form);
      if (change.password !== undefined) {
        const address = change.email ?? customer.email;
        rejectEmailAsPassword('password', change.password, customer.email, address);
      }
      const needsPassword = change.email !== undefined || change.password !== undefined;
      const proved = needsPassword ? await store.prove(customer.id, form.current_password) : null;
      if (proved) requireProof(proved.proof, customer, reply);
      const outcome = await store.change(customer, change, {
        proved,
        linkFor: emailLink(request, config),
      });
      if (outcome === 'replaced') requireProof('wrong', customer, reply);
      if (outcome === 'too many') {
        reply.header('Retry-After', '3600');
        throw new HttpError(
          429,
          'Too many changes of the email address were requested. Please open the last link, or try again in an hour.',
        );
      }
      const changes = changesMade(change, proved?.proof !== 'none');
      return { message: changes.map((each) => say(request, each)).join(' ') };
    },
  );
}

/** The form contains the current name and address: equal values are no change. */
function changeIn(
  customer: Customer,
  form: Record<'name' | 'email' | 'password' | 'language', string>,
): ProfileChange {
  return {
    ...(form.name !== '' && form.name !== customer.name && { name: form.name }),
    ...(form.email !== '' && form.email !== customer.email && { email: form.email }),
    ...(form.password !== '' && { password: form.password }),
    ...(isLanguage(form.language) && { language: form.language }),
  };
}

/** `hadPassword`: an account of a sign-in with Google has none at first. */
function changesMade(
  { name: newName, email: newEmail, password: newSecret }: ProfileChange,
  hadPassword: boolean,
): Message[] {
  const parts: (Message | false)[] = [
    newName !== undefined && 'Your name was changed.',
    newSecret !== undefined &&
      (hadPassword
        ? 'Your password was changed, and other devices were signed out.'
        : 'Your account has a password now, and other devices were signed out.'),
    newEmail !== undefined && [
      'We have sent a link to {0}: your address changes when you open it.',
      newEmail,
    ],
  ];
  const made = parts.filter((part) => part !== false);
  return made.length > 0 ? made : ['Nothing was changed.'];
}
