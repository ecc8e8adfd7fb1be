-- The right of withdrawal (contract/withdrawal.ts). It belongs to a line of an order, and is kept with the books.

-- A buyer's answer to 'Listening starts now', with the text as it was shown: it ends the 14 days of a guide.
CREATE TABLE consents (
  order_id bigint NOT NULL,
  position integer NOT NULL,
  version text NOT NULL,
  wording text NOT NULL,
  language text NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, position),
  FOREIGN KEY (order_id, position) REFERENCES order_lines (order_id, position)
);
-- Guides that were bought before were bought under other terms: nobody is asked about them.
ALTER TABLE meta ADD COLUMN consents_since timestamptz NOT NULL DEFAULT now();

CREATE TABLE withdrawals (
  order_id bigint NOT NULL,
  position integer NOT NULL,
  -- What is paid back for it.
  amount numeric NOT NULL CHECK (amount >= 0),
  received_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, position),
  FOREIGN KEY (order_id, position) REFERENCES order_lines (order_id, position)
);

-- Links for withdrawing without a sign-in. An order that does not exist has a row without a customer, so that both take
-- the same time.
CREATE TABLE withdrawal_links (
  token_hash text PRIMARY KEY,
  user_id bigint REFERENCES users (id) ON DELETE CASCADE,
  order_number text,
  expires_at timestamptz NOT NULL
);

-- Refunds that this server makes. A payment can have several: what was paid too much (`position` is null; its amount is
-- `payments.refund_due`, which was never invoiced), and one for each line that was withdrawn.
CREATE TABLE refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id bigint NOT NULL REFERENCES payments (id),
  position integer,
  amount numeric NOT NULL CHECK (amount > 0),
  attempts integer NOT NULL DEFAULT 0,
  -- Null: at once.
  next_at timestamptz,
  -- Why the last attempt failed, in the provider's code or our words.
  problem text,
  needs_attention boolean NOT NULL DEFAULT false,
  -- The provider's id and time of the refund, once it is made.
  refund_id text,
  made_at timestamptz,
  UNIQUE NULLS NOT DISTINCT (payment_id, position)
);
CREATE INDEX refunds_to_make ON refunds (id) WHERE refund_id IS NULL;
INSERT INTO refunds (payment_id, amount, attempts, next_at, problem, needs_attention, refund_id, made_at)
SELECT id, refund_due, refund_attempts, refund_next_at, refund_problem, refund_needs_attention, refund_id,
  CASE WHEN refund_id IS NOT NULL THEN received_at END
FROM payments WHERE refund_due > 0;
DROP INDEX payments_to_refund;
ALTER TABLE payments DROP COLUMN refund_id, DROP COLUMN refund_attempts, DROP COLUMN refund_next_at,
  DROP COLUMN refund_problem, DROP COLUMN refund_needs_attention;

-- What the shop's refunds at the stand-in of a payment provider were for: none is made twice.
ALTER TABLE test_payments ADD COLUMN refund_purposes text[] NOT NULL DEFAULT '{}';
