/** Responses of the fake to Stripe's calls: see fakeStripe.ts. */
import { randomBytes } from 'node:crypto';

export interface FakeSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  client_reference_id: string;
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  customer_email: string;
  locale: string;
  submit_type: string;
  custom_text: { submit: { message: string } };
  success_url: string;
  cancel_url: string;
  url: string | null;
  /** Its payment is disputed: Stripe refuses to refund it. */
  isDisputed?: boolean;
}

export interface FakeRefund {
  id: string;
  payment_intent: string;
  amount: number;
  /** Seconds since 1970. */
  created: number;
  status: 'succeeded' | 'failed';
  metadata: { purpose?: string };
}

export type Trouble = 'none' | 'unreachable' | 'failing' | 'wrong key';

export interface StripeResponse {
  status: number;
  body: object;
}

const KNOWN =
  /^(mode|submit_type|custom_text\[submit\]\[message\]|locale|allowed_payment_method_types\[\d+\]|client_reference_id|customer_email|success_url|cancel_url|payment_intent_data\[metadata\]\[order\]|line_items\[\d+\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\])$/;

export const token = (prefix: string): string => `${prefix}_${randomBytes(9).toString('hex')}`;

export const refused = (status: number, type: string, code: string): StripeResponse => ({
  status,
  body: { error: { type, code, message: `Fake: ${code}` } },
});

export const invalid = (code: string): StripeResponse =>
  refused(400, 'invalid_request_error', code);

type Sessions = Map<string, FakeSession>;

export function createSession(sessions: Sessions, fields: URLSearchParams): StripeResponse {
  const unknown = [...fields.keys()].find((name) => !KNOWN.test(name));
  if (unknown) return invalid(`parameter_unknown ${unknown}`);
  const all = [...fields];
  const cents = all.filter(([name]) => name.endsWith('[unit_amount]'));
  if (cents.length === 0 || cents.length > 100) return invalid('line_items');
  if (cents.some(([, value]) => !/^\d+$/.test(value))) return invalid('unit_amount');
  const id = token('cs_test');
  const session: FakeSession = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    client_reference_id: fields.get('client_reference_id') ?? '',
    payment_intent: null,
    amount_total: cents.reduce((sum, [, value]) => sum + Number(value), 0),
    currency: fields.get('line_items[0][price_data][currency]') ?? '',
    customer_email: fields.get('customer_email') ?? '',
    locale: fields.get('locale') ?? '',
    submit_type: fields.get('submit_type') ?? '',
    custom_text: { submit: { message: fields.get('custom_text[submit][message]') ?? '' } },
    success_url: fields.get('success_url') ?? '',
    cancel_url: fields.get('cancel_url') ?? '',
    url: `https://checkout.stripe.com/c/pay/${id}`,
  };
  sessions.set(id, session);
  return { status: 200, body: session };
}

/** Returns what the refunds of a payment that have not failed return, in cents. */
export const refundedOf = (refunds: readonly FakeRefund[], payment: string | null): number =>
  refunds
    .filter(({ payment_intent, status }) => payment_intent === payment && status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);

export function createRefund(
  sessions: Sessions,
  refunds: FakeRefund[],
  { fields, created }: { fields: URLSearchParams; created: number },
): StripeResponse {
  const payment_intent = fields.get('payment_intent') ?? '';
  const paid = [...sessions.values()].find((one) => one.payment_intent === payment_intent);
  if (!paid) return refused(404, 'invalid_request_error', 'resource_missing');
  if (paid.isDisputed) return invalid('charge_disputed');
  const left = paid.amount_total - refundedOf(refunds, payment_intent);
  if (left === 0) return invalid('charge_already_refunded');
  if (Number(fields.get('amount')) > left) return invalid('amount_too_large');
  const refund: FakeRefund = {
    id: token('re'),
    payment_intent,
    amount: Number(fields.get('amount')),
    created,
    status: 'succeeded',
    metadata: { purpose: fields.get('metadata[purpose]') ?? '' },
  };
  refunds.push(refund);
  return { status: 200, body: { ...refund, object: 'refund' } };
}

export const listRefunds = (refunds: FakeRefund[], query: URLSearchParams): StripeResponse => ({
  status: 200,
  body: {
    object: 'list',
    has_more: false,
    data: refunds
      .filter((one) => one.payment_intent === query.get('payment_intent'))
      .map((one) => ({ ...one, currency: 'usd' })),
  },
});
