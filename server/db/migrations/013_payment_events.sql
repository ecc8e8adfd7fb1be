-- Signed events of the payment provider, stored before they are handled: what was acknowledged is never lost,
-- and can be handled again.
CREATE TABLE payment_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider text NOT NULL,
  -- The provider's name for it.
  event_id text NOT NULL,
  type text NOT NULL,
  -- JSON, as it arrived.
  body text NOT NULL,
  received_at timestamptz NOT NULL,
  handled_at timestamptz,
  attempts integer NOT NULL DEFAULT 1,
  next_at timestamptz NOT NULL,
  -- Why the last attempt failed.
  problem text,
  UNIQUE (provider, event_id)
);
CREATE INDEX payment_events_waiting ON payment_events (next_at) WHERE handled_at IS NULL;
