import { Type, type Static } from 'typebox';
import { orNull } from './envelope.ts';

/** Invoices and credit notes. */

const text = Type.String();

export const WireCreditNote = Type.Object({
  id: Type.Integer(),
  /** Such as 'NC-2026-000003', in a separate series. */
  number: text,
  created_at: text,
  /** Exact, in the invoice's currency. */
  amount: text,
  /**
   * 'won' takes back the credit note of a dispute that was decided for the shop, 'refund_failed' that of a refund which
   * the customer's bank has rejected.
   */
  reason: Type.Union([
    Type.Literal('refund'),
    Type.Literal('dispute'),
    Type.Literal('won'),
    Type.Literal('refund_failed'),
  ]),
});
export type WireCreditNote = Static<typeof WireCreditNote>;

export const WireInvoice = Type.Object({
  id: Type.Integer(),
  /** Such as '2026-000012'. */
  number: text,
  created_at: text,
  paid_amount: text,
  currency: text,
  /** What was bought, one line for each item. */
  positions: Type.Array(text),
  /** Of each position, as a BCP 47 tag; null: unknown. */
  languages: Type.Array(orNull(text)),
  /** It was refunded or is disputed: what it paid for can no longer be played. */
  ended: Type.Optional(Type.Boolean()),
  /** Oldest first. */
  credit_notes: Type.Optional(Type.Array(WireCreditNote)),
});
export type WireInvoice = Static<typeof WireInvoice>;

/** The response with one invoice or credit note. */
export const InvoiceFile = {
  description: 'The file',
  content: {
    'application/pdf': { schema: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }) },
  },
};
