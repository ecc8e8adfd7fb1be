import { statusOf } from '../../shared/api/apiError.ts';
import { hasFieldErrors } from '../../shared/api/fieldErrors.ts';
import { failureToast, on, successToast, type ToastRule } from '../../shared/lib/toastRules.ts';
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

/** The toasts of and of updates. Lists that cannot be loaded show a panel instead. */
export const profileToasts: ToastRule[] = [
  on(uploadImage.matchFulfilled, ({ payload }) => successToast(payload || profileCopy.image.done)),
  // Cancelled by the user: there is no toast.
  on(uploadImage.matchRejected, ({ payload, meta }) =>
    meta.aborted ? null : failureToast(profileCopy.image.failed, payload),
  ),
  // Errors of fields, and the request to sign in again, are shown in the form.
  on(updateProfile.matchRejected, ({ payload }) =>
    payload && (hasFieldErrors(payload) || statusOf(payload) === 403)
      ? null
      : failureToast(profileCopy.edit.failed, payload),
  ),
  on(saveDocument.matchRejected, ({ payload, meta }) => {
    const { saveFailed, saveCreditNoteFailed } = profileCopy.billing;
    const isInvoice = meta.arg.originalArgs.kind === 'invoice';
    return failureToast(isInvoice ? saveFailed : saveCreditNoteFailed, payload);
  }),
  on(deleteAccount.matchFulfilled, () => successToast(erasureCopy.done)),
  // The page shows what must be corrected, or waits.
  on(deleteAccount.matchRejected, ({ payload }) =>
    payload && [403, 409].includes(statusOf(payload) ?? 0)
      ? null
      : failureToast(erasureCopy.failed, payload),
  ),
  on(exportData.matchRejected, ({ payload }) => failureToast(exportCopy.failed, payload)),
  on(saveInvoiceDetails.matchFulfilled, () => successToast(detailsCopy.saved)),
  on(saveInvoiceDetails.matchRejected, ({ payload }) => failureToast(detailsCopy.failed, payload)),
  on(makeFeed.matchRejected, ({ payload }) => failureToast(feedCopy.failed, payload)),
  on(endFeed.matchFulfilled, ({ payload }) => successToast(payload)),
  on(endFeed.matchRejected, ({ payload }) => failureToast(feedCopy.failed, payload)),
  on(endSession.matchFulfilled, ({ payload }) => successToast(payload)),
  on(endSession.matchRejected, ({ payload }) => failureToast(profileCopy.sessions.failed, payload)),
  on(endAllSessions.matchFulfilled, ({ payload }) => successToast(payload)),
  on(endAllSessions.matchRejected, ({ payload }) =>
    failureToast(profileCopy.sessions.failed, payload),
  ),
];
