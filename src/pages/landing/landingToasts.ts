import type { ApiError } from '../../shared/api/apiError.ts';
import { errorToast, on, type ToastRule } from '../../shared/lib/toastRules.ts';
import { messageOf } from '../../shared/api/reasonOf.ts';
import { contentApi } from './contentApi.ts';
import { heroCopy } from './sections/sectionsCopy.ts';

/** The status is a success, but the body is not the content. */
const cameAsSuccess = (error: ApiError): boolean =>
  error.status === 'CUSTOM_ERROR' ||
  (error.status === 'PARSING_ERROR' && error.originalStatus < 400);

/** The toasts for hero content that fails; docs/decisions/007-landing-page.md explains 'a success status'. */
export const landingToasts: ToastRule[] = [
  on(contentApi.endpoints.heroContent.matchRejected, ({ payload, meta }) => {
    // No request was sent, because the data is cached.
    if (meta.condition) return null;
    return payload && cameAsSuccess(payload)
      ? { kind: 'info', text: heroCopy.unreadable }
      : errorToast(messageOf(payload));
  }),
];
