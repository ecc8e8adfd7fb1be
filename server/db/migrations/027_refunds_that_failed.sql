-- A refund that the customer's bank rejects later is taken back by a note of its own.
ALTER TABLE credit_notes DROP CONSTRAINT credit_notes_reason_check;
ALTER TABLE credit_notes ADD CONSTRAINT credit_notes_reason_check
  CHECK (reason IN ('refund', 'dispute', 'won', 'refund_failed'));
