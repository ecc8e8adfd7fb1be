import type { CallRules, ReportRules } from '../../domain/reportRules.ts';
import type { contactApi } from './contact/contactApi.ts';
import type { plansApi } from './plansApi.ts';

/** What of plans and of the contact form a support report may show. */
export const subscribeReportRules: ReportRules = {
  // The key of the mutation.
  words: 'subscribe',
  calls: {
    plans: {
      argument: 'plain',
      result: {
        id: 'plain',
        title: 'text',
        description: 'text',
        price: 'price',
        months: 'plain',
        isActive: 'plain',
        availableUntil: 'date',
      },
    },
    subscribe: { argument: { planId: 'plain', paymentsBefore: 'plain' }, result: 'hidden' },
    sendContactMessage: {
      argument: { name: 'hidden', email: 'hidden', subject: 'hidden', message: 'hidden' },
      result: 'hidden',
    },
  } satisfies CallRules<typeof plansApi.endpoints & typeof contactApi.endpoints>,
};
