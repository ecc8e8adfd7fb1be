-- When a customer came back from paying while the provider did not respond: the payment is being confirmed.
ALTER TABLE orders ADD COLUMN confirming_since timestamptz;
