import type { ContactMessageRequest } from '../../../../contract/contact.ts';
import { toMessage } from '../../../domain/decode/wire.ts';
import { api } from '../../../shared/api/api.ts';
import { decodes } from '../../../shared/api/decodes.ts';

/** The demo request: 201, or 400 with the reason; both with a message. */
export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<string, ContactMessageRequest>({
      query: ({ name, email, subject, message }) => ({
        url: 'client/contact-message',
        method: 'POST',
        body: { name, email, subject, message } satisfies ContactMessageRequest,
      }),
      responseSchema: decodes(toMessage),
    }),
  }),
});

export const { useSendContactMessageMutation } = contactApi;
