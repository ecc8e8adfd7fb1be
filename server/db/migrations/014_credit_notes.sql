-- Refunds and disputes made at the payment provider. `refunded` is what the provider says has gone back in all,
-- our own `refund_due` included; `refunded_at` is the time of the event that said so.
ALTER TABLE payments ADD COLUMN refunded numeric(12, 2) NOT NULL DEFAULT 0 CHECK (refunded >= 0);
ALTER TABLE payments ADD COLUMN refunded_at timestamptz;
CREATE INDEX payments_at_provider ON payments (provider, payment_id);

CREATE TABLE disputes (
  provider text NOT NULL,
  dispute_id text NOT NULL,
  payment_id bigint NOT NULL REFERENCES payments (id),
  amount numeric(12, 2) NOT NULL CHECK (amount >= 0),
  -- The bank has taken the money: from the start of the dispute until it is won.
  active boolean NOT NULL,
  -- An older event never replaces a newer one.
  changed_at timestamptz NOT NULL,
  PRIMARY KEY (provider, dispute_id)
);
CREATE INDEX disputes_payment ON disputes (payment_id);

-- Since when the money of a paid order is gone. Its rows are then no longer in `purchases` and `subscriptions`,
-- which hold what is valid alone; the dates of a subscription wait here for a dispute that is won.
ALTER TABLE orders ADD COLUMN ended_at timestamptz;
CREATE TABLE ended_subscriptions (
  order_id bigint PRIMARY KEY REFERENCES orders (id),
  user_id bigint NOT NULL REFERENCES users (id),
  plan_id bigint NOT NULL REFERENCES plans (id),
  name text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz
);

-- Counted like invoices (004_commerce.sql), in a series of their own.
CREATE TABLE credit_note_numbers (
  year integer PRIMARY KEY,
  last integer NOT NULL
);

-- Papers never change: a dispute that is won is answered by a note with the reason 'won', which takes back as
-- much as it says.
CREATE TABLE credit_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  invoice_id bigint NOT NULL REFERENCES invoices (id),
  year integer NOT NULL,
  number integer NOT NULL,
  reason text NOT NULL CHECK (reason IN ('refund', 'dispute', 'won')),
  amount numeric(12, 2) NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  customer_name text NOT NULL,
  customer_email text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (year, number)
);
CREATE INDEX credit_notes_invoice ON credit_notes (invoice_id);

-- What was done at the stand-in of a payment provider to a payment that it took.
ALTER TABLE test_payments ADD COLUMN dispute text CHECK (dispute IN ('open', 'won', 'lost'));
