import { serverMessage, statusOf } from '../../shared/api/apiError.ts';
import { on, type ToastRule } from '../../shared/lib/toastRules.ts';
import { reasonOf } from '../../shared/api/reasonOf.ts';
import { libraryCopy } from './copy.ts';
import { libraryApi } from './libraryApi.ts';

const { addToLibrary, removeFromLibrary } = libraryApi.endpoints;

/**
 * The server's message is a toast. A failed removal shows no toast, because the button still shows
 * that the guide is in the library. A failed addition has a toast, because nothing else would show it.
 */
export const libraryToasts: ToastRule[] = [
  ...[addToLibrary, removeFromLibrary].map(({ matchFulfilled }) =>
    on(matchFulfilled, ({ payload }) =>
      payload === '' ? null : { kind: 'success', text: payload },
    ),
  ),
  on(addToLibrary.matchRejected, ({ payload }) => {
    // The sign-in dialog opens instead.
    if (payload && statusOf(payload) === 401) return null;
    const reason = (payload && serverMessage(payload)) ?? reasonOf(payload);
    return { kind: 'error', text: `${libraryCopy.addFailed} ${reason}` };
  }),
];
