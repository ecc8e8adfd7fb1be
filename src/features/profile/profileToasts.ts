import { serverMessage, statusOf, type ApiError } from '../../shared/api/apiError.ts';
import { hasFieldErrors } from '../../shared/api/fieldErrors.ts';
import { on, type Toast, type ToastRule } from '../../shared/lib/toastRules.ts';
import { reasonOf } from '../../shared/api/reasonOf.ts';
import { profileCopy } from './copy.ts';
import { accountApi } from './accountApi.ts';
import { exportCopy } from './export/copy.ts';
import { erasureCopy } from './erasure/copy.ts';
import { feedApi } from './feed/feedApi.ts';
import { feedCopy } from './feed/copy.ts';
import { detailsApi } from './invoiceDetails/detailsApi.ts';
import { detailsCopy } from './invoiceDetails/copy.ts';

const {
  deleteAccount,
  endAllSessions,
  exportData,
  endSession,
  saveDocument,
  updateProfile,
  uploadImage,
} = accountApi.endpoints;
const { endFeed, makeFeed } = feedApi.endpoints;
const { saveInvoiceDetails } = detailsApi.endpoints;

/** What failed, and why: the server's message, or a text of the app. A 401 opens the sign-in dialog instead. */
const failed = (what: string, error: ApiError | undefined): Toast | null => {
  if (error && statusOf(error) === 401) return null;
  return { kind: 'error', text: `${what} ${(error && serverMessage(error)) ?? reasonOf(error)}` };
};

/** The toasts of and of updates. Lists that cannot be loaded show a panel instead. */
export const profileToasts: ToastRule[] = [
  on(uploadImage.matchFulfilled, ({ payload }) => ({
    kind: 'success',
    text: payload || profileCopy.image.done,
  })),
  // Cancelled by the user: there is no toast.
  on(uploadImage.matchRejected, ({ payload, meta }) =>
    meta.aborted ? null : failed(profileCopy.image.failed, payload),
  ),
  // Errors of fields, and the request to sign in again, are shown in the form.
  on(updateProfile.matchRejected, ({ payload }) =>
    payload && (hasFieldErrors(payload) || statusOf(payload) === 403)
      ? null
      : failed(profileCopy.edit.failed, payload),
  ),
  on(saveDocument.matchRejected, ({ payload, meta }) => {
    const { saveFailed, saveCreditNoteFailed } = profileCopy.billing;
    const isInvoice = meta.arg.originalArgs.kind === 'invoice';
    return failed(isInvoice ? saveFailed : saveCreditNoteFailed, payload);
  }),
  on(deleteAccount.matchFulfilled, () => ({ kind: 'success', text: erasureCopy.done })),
  // The page shows what must be corrected, or waits.
  on(deleteAccount.matchRejected, ({ payload }) =>
    payload && [403, 409].includes(statusOf(payload) ?? 0)
      ? null
      : failed(erasureCopy.failed, payload),
  ),
  on(exportData.matchRejected, ({ payload }) => failed(exportCopy.failed, payload)),
  on(saveInvoiceDetails.matchFulfilled, () => ({ kind: 'success', text: detailsCopy.saved })),
  on(saveInvoiceDetails.matchRejected, ({ payload }) => failed(detailsCopy.failed, payload)),
  on(makeFeed.matchRejected, ({ payload }) => failed(feedCopy.failed, payload)),
  on(endFeed.matchFulfilled, ({ payload }) => ({ kind: 'success', text: payload })),
  on(endFeed.matchRejected, ({ payload }) => failed(feedCopy.failed, payload)),
  on(endSession.matchFulfilled, ({ payload }) => ({ kind: 'success', text: payload })),
  on(endSession.matchRejected, ({ payload }) => failed(profileCopy.sessions.failed, payload)),
  on(endAllSessions.matchFulfilled, () => ({
    kind: 'success',
    text: profileCopy.sessions.everywhereDone,
  })),
  on(endAllSessions.matchRejected, ({ payload }) => failed(profileCopy.sessions.failed, payload)),
];
