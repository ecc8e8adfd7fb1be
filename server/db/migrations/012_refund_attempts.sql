-- Each refund has a next attempt of its own, so that one that cannot be made holds up no other.
ALTER TABLE payments ADD COLUMN refund_attempts integer NOT NULL DEFAULT 0;
-- Null: at once.
ALTER TABLE payments ADD COLUMN refund_next_at timestamptz;
-- Why the last attempt failed, in the provider's code or our words.
ALTER TABLE payments ADD COLUMN refund_problem text;
-- A person has to look: the provider refuses it, or has been away for many attempts.
ALTER TABLE payments ADD COLUMN refund_needs_attention boolean NOT NULL DEFAULT false;
