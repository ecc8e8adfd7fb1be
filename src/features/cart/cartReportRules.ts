import {
  actionsOf,
  type CallRules,
  type ReportRules,
  type RuleOf,
} from '../../domain/reportRules.ts';
import { guideRefShape } from '../../domain/reportShapes.ts';
import type { cartApi } from './cartApi.ts';
import type { CartRoot, cartEvents } from './cartSlice.ts';

/** What of the cart a support report may show. */
export const cartReportRules: ReportRules = {
  words: 'none confirming confirmed overdue single premium stripe usd eur USD EUR',
  slices: { cart: { payment: 'plain' } } satisfies RuleOf<CartRoot>,
  actions: actionsOf<typeof cartEvents>('cart', {
    paymentReturned: 'plain',
    purchaseFound: 'plain',
    purchaseOverdue: 'plain',
  }),
  calls: {
    cart: {
      argument: 'plain',
      result: { items: { id: 'plain', guide: guideRefShape }, total: 'price', version: 'plain' },
    },
    addToCart: { argument: 'plain', result: 'hidden' },
    removeFromCart: { argument: 'plain', result: 'hidden' },
    checkout: { argument: 'plain', result: 'hidden' },
  } satisfies CallRules<typeof cartApi.endpoints>,
};
