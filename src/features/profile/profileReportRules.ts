import {
  actionsOf,
  type CallRules,
  type ReportRules,
  type RuleOf,
} from '../../domain/reportRules.ts';
import { guideShape } from '../../domain/reportShapes.ts';
import type { accountApi } from './accountApi.ts';
import type { profileApi } from './profileApi.ts';
import type { ProfileRoot, profileEvents } from './profileSlice.ts';

/**
 * What of the profile a support report may show: no personal data; of payments, the numbers that support needs to find
 * them.
 */
export const profileReportRules: ReportRules = {
  words: 'single premium stripe usd eur USD EUR refund dispute won invoice credit-note',
  slices: { profile: { uploaded: 'plain' } } satisfies RuleOf<ProfileRoot>,
  actions: actionsOf<typeof profileEvents>('profile', { uploadProgressed: 'plain' }),
  calls: {
    profile: {
      argument: 'plain',
      result: {
        name: 'hidden',
        email: 'hidden',
        image: 'gone',
        hasPassword: 'plain',
        billing: {
          id: 'plain',
          kind: 'plain',
          amount: 'price',
          currency: 'plain',
          paidThrough: 'plain',
          date: 'date',
        },
        plan: { name: 'text', end: 'date' },
        guides: guideShape,
      },
    },
    updateProfile: {
      argument: { name: 'hidden', email: 'hidden', password: 'hidden', currentPassword: 'hidden' },
      result: 'hidden',
    },
    sessions: {
      argument: 'plain',
      result: { id: 'hidden', device: 'hidden', lastUsed: 'date', isCurrent: 'plain' },
    },
    endSession: { argument: 'hidden', result: 'hidden' },
    endAllSessions: { argument: 'plain', result: 'hidden' },
    uploadImage: { argument: 'gone', result: 'hidden' },
    invoices: {
      argument: 'plain',
      result: {
        id: 'plain',
        number: 'paper',
        positions: 'hidden',
        isEnded: 'plain',
        creditNotes: {
          id: 'plain',
          number: 'paper',
          date: 'date',
          amount: 'price',
          reason: 'plain',
        },
      },
    },
    saveDocument: { argument: { kind: 'plain', id: 'plain', number: 'hidden' }, result: 'gone' },
  } satisfies CallRules<typeof profileApi.endpoints & typeof accountApi.endpoints>,
};
