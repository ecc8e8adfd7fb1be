import type { Generated, GeneratedAlways } from 'kysely';

/** Tables of 004_commerce.sql and later migrations. numeric is an exact string, bigint a number, timestamptz a Date. */

interface CartItemsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  guide_id: number;
  created_at: Date;
}

export type OrderKind = 'cart' | 'plan';
export type OrderStatus = 'open' | 'superseded' | 'expired' | 'paid' | 'refunded';

interface OrdersTable {
  id: GeneratedAlways<number>;
  reference: string;
  user_id: number;
  kind: OrderKind;
  fingerprint: string;
  amount: string;
  currency: string;
  provider: string;
  status: OrderStatus;
  attempt: Generated<number>;
  session_id: string | null;
  payment_url: string | null;
  session_closed: Generated<boolean>;
  next_check_at: Date;
  created_at: Date;
  settled_at: Date | null;
  ended_at: Generated<Date | null>;
}

interface OrderLinesTable {
  order_id: number;
  position: number;
  guide_id: number | null;
  plan_id: number | null;
  duration: number | null;
  title: string;
  amount: string;
  granted: Generated<boolean>;
}

interface PaymentsTable {
  id: GeneratedAlways<number>;
  order_id: number;
  provider: string;
  session_id: string;
  payment_id: string;
  amount: string;
  currency: string;
  refund_due: Generated<string>;
  refund_id: string | null;
  refund_attempts: Generated<number>;
  refund_next_at: Generated<Date | null>;
  refund_problem: Generated<string | null>;
  refund_needs_attention: Generated<boolean>;
  received_at: Date;
  refunded: Generated<string>;
  refunded_at: Generated<Date | null>;
}

interface PaymentEventsTable {
  id: GeneratedAlways<number>;
  provider: string;
  event_id: string;
  type: string;
  body: string;
  received_at: Date;
  handled_at: Generated<Date | null>;
  attempts: Generated<number>;
  next_at: Date;
  problem: Generated<string | null>;
}

interface DisputesTable {
  provider: string;
  dispute_id: string;
  payment_id: number;
  amount: string;
  active: boolean;
  changed_at: Date;
}

interface PurchasesTable {
  user_id: number;
  guide_id: number;
  order_id: number;
  created_at: Date;
}

interface SubscriptionsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  order_id: number;
  plan_id: number;
  name: string;
  starts_at: Date;
  ends_at: Date | null;
}

interface InvoicesTable {
  id: GeneratedAlways<number>;
  user_id: number;
  order_id: number;
  year: number;
  number: number;
  customer_name: string;
  customer_email: string;
  amount: string;
  currency: string;
  created_at: Date;
}

export type CreditReason = 'refund' | 'dispute' | 'won';

interface CreditNotesTable extends Omit<InvoicesTable, 'order_id'> {
  invoice_id: number;
  reason: CreditReason;
}

interface TestPaymentsTable {
  id: string;
  idempotency_key: string;
  reference: string;
  amount: string;
  currency: string;
  page: string;
  state: 'open' | 'paid' | 'closed';
  refunded: Generated<string>;
  dispute: Generated<'open' | 'won' | 'lost' | null>;
  unsent: Generated<string[]>;
  expires_at: Date;
}

export interface CommerceSchema {
  cart_items: CartItemsTable;
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  payments: PaymentsTable;
  purchases: PurchasesTable;
  subscriptions: SubscriptionsTable;
  ended_subscriptions: Omit<SubscriptionsTable, 'id'>;
  payment_events: PaymentEventsTable;
  disputes: DisputesTable;
  credit_note_numbers: { year: number; last: number };
  credit_notes: CreditNotesTable;
  invoice_numbers: { year: number; last: number };
  invoices: InvoicesTable;
  test_payments: TestPaymentsTable;
}
