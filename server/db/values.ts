/** Values of columns that the generated types of the tables name (.kysely-codegenrc.json). */
export type OrderKind = 'cart' | 'plan';
export type OrderStatus = 'open' | 'superseded' | 'expired' | 'paid' | 'refunded';
export type CreditReason = 'refund' | 'dispute' | 'won' | 'refund_failed';
