import { email, name, readFields, textField } from '../../http/fields.ts';
import { callsOf, type App } from '../../http/app.ts';
import { HttpError } from '../../http/errors.ts';
import { ContactMessageRequest } from '../../../contract/contact.ts';
import { MessageResponse } from '../../../contract/envelope.ts';
import { networkOf } from '../../plugins/limits/network.ts';
import type { ContactStore } from './contactStore.ts';
import { say } from '../../http/messages/say.ts';

const SUBJECT_LENGTH = 200;
const MESSAGE_LENGTH = 10_000;

const subject = textField({
  missing: 'Please enter a subject.',
  max: SUBJECT_LENGTH,
  tooLong: ['The subject can have at most {0} characters.', SUBJECT_LENGTH],
});
const message = textField({
  missing: 'Please enter your message.',
  max: MESSAGE_LENGTH,
  tooLong: ['The message can have at most {0} characters.', MESSAGE_LENGTH],
  lines: true,
});

const call = callsOf('contact');

/** Registers the call below /api/v1/client, for visitors too. */
export function contact(app: App, store: ContactStore): void {
  app.post(
    '/contact-message',
    call(
      'Send a message to the shop, which is stored and mailed',
      { body: ContactMessageRequest, response: { 201: MessageResponse } },
      { attachValidation: true },
    ),
    async (request, reply) => {
      const form = readFields(request, { name, email, subject, message });
      if (!(await store.receive(form, networkOf(request.ip)))) {
        reply.header('Retry-After', '3600');
        throw new HttpError(
          429,
          'Thank you, we have your messages and are reading them. Please wait an hour before you write again.',
        );
      }
      return reply
        .code(201)
        .send({ message: say(request, 'Thank you for your message. We will reply soon.') });
    },
  );
}
