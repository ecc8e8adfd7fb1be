-- Events of the stand-in of a payment provider that the shop has not acknowledged, as JSON: it sends them again.
ALTER TABLE test_payments ADD COLUMN unsent text[] NOT NULL DEFAULT '{}';
