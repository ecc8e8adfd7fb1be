import { serverMessage, statusOf, type ApiError } from '../../../shared/api/apiError.ts';
import { on, type ToastRule } from '../../../shared/lib/toastRules.ts';
import { contactApi } from './contactApi.ts';
import { contactCopy } from './contactCopy.ts';

function ownWords(error: ApiError | undefined): string {
  if (error?.status === 'FETCH_ERROR') return contactCopy.noConnection;
  if (error?.status === 'TIMEOUT_ERROR') return contactCopy.tooSlow;
  return error && statusOf(error) === 429 ? contactCopy.tooMany : contactCopy.failed;
}

/** The two errors of the demo request. Its success is shown instead of the form. */
export const contactToasts: ToastRule[] = [
  on(contactApi.endpoints.sendContactMessage.matchRejected, ({ payload }) => {
    const message = payload && serverMessage(payload);
    return message === undefined
      ? // As the specification's texts of the form.
        // eslint-disable-next-line no-restricted-syntax
        { kind: 'error', text: ownWords(payload), lang: 'it' }
      : { kind: 'error', text: message };
  }),
];
