import { failureToast, on, successToast, type ToastRule } from '../../shared/lib/toastRules.ts';
import { libraryCopy } from './copy.ts';
import { libraryApi } from './libraryApi.ts';

const { addToLibrary, removeFromLibrary } = libraryApi.endpoints;

/**
 * The server's message is a toast. A failed removal shows no toast, because the button still shows
 * that the guide is in the library. A failed addition has a toast, because nothing else would show it.
 */
export const libraryToasts: ToastRule[] = [
  ...[addToLibrary, removeFromLibrary].map(({ matchFulfilled }) =>
    on(matchFulfilled, ({ payload }) => successToast(payload)),
  ),
  on(addToLibrary.matchRejected, ({ payload }) => failureToast(libraryCopy.addFailed, payload)),
];
