import { serverMessage, statusOf } from '../../shared/apiError.ts';
import { on, type NoticeRule } from '../../shared/notices.ts';
import { reasonOf } from '../../shared/reasonOf.ts';
import { libraryCopy } from './copy.ts';
import { libraryApi } from './libraryApi.ts';

const { addToLibrary, removeFromLibrary } = libraryApi.endpoints;

/**
 * Spec section 7: the server's message is shown. Section 8: a failed deletion is only logged, so the button
 * alone says that the guide is still there. An addition that fails would be lost silently: it has a row.
 */
export const libraryNotices: NoticeRule[] = [
  ...[addToLibrary, removeFromLibrary].map(({ matchFulfilled }) =>
    on(matchFulfilled, ({ payload }) =>
      payload === '' ? null : { kind: 'success', text: payload },
    ),
  ),
  on(addToLibrary.matchRejected, ({ payload }) => {
    // The sign-in box instead.
    if (payload && statusOf(payload) === 401) return null;
    const reason = (payload && serverMessage(payload)) ?? reasonOf(payload);
    return { kind: 'error', text: `${libraryCopy.addFailed} ${reason}` };
  }),
];
