-- What an import says of the whole shop (`site/shop.md` of its catalogue): an ISO 4217 code, and an IANA time zone.
ALTER TABLE meta ADD COLUMN currency text NOT NULL DEFAULT 'USD';
ALTER TABLE meta ADD COLUMN time_zone text NOT NULL DEFAULT 'Europe/Rome';

-- Currencies have no digits after the point, two or three: amounts keep those that they are written with.
ALTER TABLE guides ALTER COLUMN price TYPE numeric;
ALTER TABLE plans ALTER COLUMN price TYPE numeric;
ALTER TABLE orders ALTER COLUMN amount TYPE numeric;
ALTER TABLE order_lines ALTER COLUMN amount TYPE numeric;
ALTER TABLE payments ALTER COLUMN amount TYPE numeric, ALTER COLUMN refund_due TYPE numeric, ALTER COLUMN refunded TYPE numeric;
ALTER TABLE invoices ALTER COLUMN amount TYPE numeric;
ALTER TABLE disputes ALTER COLUMN amount TYPE numeric;
ALTER TABLE credit_notes ALTER COLUMN amount TYPE numeric;
ALTER TABLE test_payments ALTER COLUMN amount TYPE numeric, ALTER COLUMN refunded TYPE numeric;

-- Of plans, months; 0 is a lifetime, which every number but 12 was.
UPDATE plans SET duration = 0 WHERE duration <> 12;
UPDATE order_lines SET duration = 0 WHERE duration <> 12;
