-- Cart, orders, what was paid and what it opened. Times are the server's clock, given with each statement.

CREATE TABLE cart_items (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  guide_id bigint NOT NULL REFERENCES guides (id),
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, guide_id)
);

-- One order for each thing that a customer set out to pay: a whole cart, or one plan.
--   open        may be paid at its payment page
--   superseded  another order took its place before it was paid
--   expired     its payment page closed unpaid
--   paid        settled, and what it sold is the customer's
--   refunded    paid, but for what the customer had bought already: nothing was kept
CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the payment provider calls it: opaque, so that another database's orders are never mistaken for ours.
  reference text NOT NULL UNIQUE,
  user_id bigint NOT NULL REFERENCES users (id),
  kind text NOT NULL CHECK (kind IN ('cart', 'plan')),
  -- The lines with their prices: an open order is used again only for exactly these.
  fingerprint text NOT NULL,
  amount numeric(12, 2) NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  provider text NOT NULL,
  status text NOT NULL CHECK (status IN ('open', 'superseded', 'expired', 'paid', 'refunded')),
  -- Counts the tries to open a payment page; part of the idempotency key.
  attempt integer NOT NULL DEFAULT 1,
  session_id text,
  payment_url text,
  -- Nobody can pay at its payment page any more, as far as the provider has told us.
  session_closed boolean NOT NULL DEFAULT false,
  -- When to ask the provider about it, should its webhook not have come.
  next_check_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  UNIQUE (provider, session_id)
);
-- Thirty checkouts at once end in one order because of this line.
CREATE UNIQUE INDEX orders_one_open ON orders (user_id, kind) WHERE status = 'open';
CREATE INDEX orders_of_user ON orders (user_id, id);
CREATE INDEX orders_to_check ON orders (next_check_at) WHERE session_id IS NOT NULL AND NOT session_closed;

-- Title and price as they were: an invoice tells what was sold, not what the catalogue says today.
CREATE TABLE order_lines (
  order_id bigint NOT NULL REFERENCES orders (id),
  position integer NOT NULL,
  guide_id bigint REFERENCES guides (id),
  plan_id bigint REFERENCES plans (id),
  -- Of a plan: 12, or anything else for one without end.
  duration integer,
  title text NOT NULL,
  amount numeric(12, 2) NOT NULL CHECK (amount >= 0),
  granted boolean NOT NULL DEFAULT false,
  PRIMARY KEY (order_id, position),
  CHECK ((guide_id IS NULL) <> (plan_id IS NULL)),
  CHECK ((plan_id IS NULL) = (duration IS NULL))
);

-- Money that came in, one row for each payment page that was paid; the unique key makes the twentieth
-- webhook do nothing. `refund_due` goes back to the customer; `refund_id` says that it has.
CREATE TABLE payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id),
  provider text NOT NULL,
  session_id text NOT NULL,
  payment_id text NOT NULL,
  amount numeric(12, 2) NOT NULL CHECK (amount >= 0),
  currency text NOT NULL,
  refund_due numeric(12, 2) NOT NULL DEFAULT 0 CHECK (refund_due >= 0 AND refund_due <= amount),
  refund_id text,
  received_at timestamptz NOT NULL,
  UNIQUE (provider, session_id)
);
CREATE INDEX payments_order ON payments (order_id);
CREATE INDEX payments_to_refund ON payments (id) WHERE refund_due > 0 AND refund_id IS NULL;

CREATE TABLE purchases (
  user_id bigint NOT NULL REFERENCES users (id),
  guide_id bigint NOT NULL REFERENCES guides (id),
  order_id bigint NOT NULL REFERENCES orders (id),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, guide_id)
);

CREATE TABLE subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  order_id bigint NOT NULL UNIQUE REFERENCES orders (id),
  plan_id bigint NOT NULL REFERENCES plans (id),
  name text NOT NULL,
  starts_at timestamptz NOT NULL,
  -- Null: without end.
  ends_at timestamptz
);
CREATE INDEX subscriptions_user ON subscriptions (user_id);

-- The last number given in a year. Counting in a row that the invoice's own transaction holds leaves no
-- gaps, as a sequence would whenever a transaction fails.
CREATE TABLE invoice_numbers (
  year integer PRIMARY KEY,
  last integer NOT NULL
);

CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  order_id bigint NOT NULL UNIQUE REFERENCES orders (id),
  year integer NOT NULL,
  number integer NOT NULL,
  customer_name text NOT NULL,
  customer_email text NOT NULL,
  amount numeric(12, 2) NOT NULL,
  currency text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (year, number)
);
CREATE INDEX invoices_user ON invoices (user_id, id);

-- The embedded stand-in of a payment provider keeps its pages here, as a real one would on its own side.
CREATE TABLE test_payments (
  id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  reference text NOT NULL,
  amount numeric(12, 2) NOT NULL,
  currency text NOT NULL,
  -- JSON: what is bought, and where to return to.
  page text NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'paid', 'closed')),
  refunded numeric(12, 2) NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

-- Signs addresses of paid media when MEDIA_SIGNING_KEY does not: made once, shared by all servers on this database.
ALTER TABLE meta ADD COLUMN media_signing_key text;
