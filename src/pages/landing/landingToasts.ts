import { serverMessage, type ApiError } from '../../shared/api/apiError.ts';
import { on, type ToastRule } from '../../shared/lib/toastRules.ts';
import { reasonOf } from '../../shared/api/reasonOf.ts';
import { contentApi } from './contentApi.ts';
import { landingCopy } from './copy.ts';

/** The status says success, and the body is not the content. */
const cameAsSuccess = (error: ApiError): boolean =>
  error.status === 'CUSTOM_ERROR' ||
  (error.status === 'PARSING_ERROR' && error.originalStatus < 400);

/** Hero content that fails; what 'a success status' means: docs/decisions/007-landing-page.md. */
export const landingToasts: ToastRule[] = [
  on(contentApi.endpoints.heroContent.matchRejected, ({ payload, meta }) => {
    // Nothing was asked: the answer is at hand.
    if (meta.condition) return null;
    return payload && cameAsSuccess(payload)
      ? { kind: 'info', text: landingCopy.heroUnreadable }
      : { kind: 'error', text: (payload && serverMessage(payload)) ?? reasonOf(payload) };
  }),
];
