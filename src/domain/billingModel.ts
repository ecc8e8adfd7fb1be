/** What the profile's Billing shows beside the payments: the papers. */

export interface Invoice {
  id: number;
  /** Such as '2026-000012'. */
  number: string;
  /** What was bought, one line a position. */
  positions: string[];
  /** Its money went back or is disputed, and what it bought is locked. */
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
  /** 'won' takes back what was credited for a dispute that the shop won. */
  reason: 'refund' | 'dispute' | 'won';
}
