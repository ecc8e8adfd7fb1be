/** Invoices and credit notes in the profile's billing. */

export interface Invoice {
  id: number;
  /** Such as '2026-000012'. */
  number: string;
  /** What was bought, one line for each item. */
  positions: string[];
  /** It was refunded or is disputed, and what it paid for is locked. */
  isEnded: boolean;
  /** Oldest first. */
  creditNotes: CreditNote[];
}

export interface CreditNote {
  id: number;
  /** Such as 'NC-2026-000003'. */
  number: string;
  /** ISO 8601, UTC. */
  date: string;
  amount: string;
  /** 'won' takes back the credit note of a dispute that the shop has won, 'refund_failed' that of a rejected refund. */
  reason: 'refund' | 'dispute' | 'won' | 'refund_failed';
}
