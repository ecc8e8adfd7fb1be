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

-- A special price: how much less it is than the price of which plan, for how many days, and what starts them.
ALTER TABLE plans ADD COLUMN special_of bigint, ADD COLUMN special_percent integer, ADD COLUMN special_days integer,
  ADD COLUMN special_starts text CHECK (special_starts IN ('free_download', 'sign_up'));
UPDATE plans SET special_days = 7, special_starts = 'free_download', special_percent = 50 WHERE special;
UPDATE plans SET special_of = usual.id,
  special_percent = greatest(1, least(99, round(100 * (1 - plans.price / nullif(usual.price, 0)))))
FROM plans AS usual
WHERE plans.special AND usual.id = (
  SELECT id FROM plans AS other WHERE NOT other.special
  ORDER BY other.duration = plans.duration DESC, other.status = 'active' DESC, id LIMIT 1);

-- Folders said `special: true`. They are read again: `source` is of the text. `undo` does not read them.
CREATE TEMPORARY TABLE specials ON COMMIT DROP AS
SELECT plans.slug, format(',"special":{"instead_of":%s,"percent":%s,"days":7,"starts":"free_download"}',
  to_json(coalesce(usual.slug, '')), coalesce(plans.special_percent, 50)) AS front
FROM plans LEFT JOIN plans AS usual ON usual.id = plans.special_of;
UPDATE catalogue_entries SET source = '', entry = replace(entry, ',"special":true', front)
FROM specials WHERE kind = 'plan' AND specials.slug = catalogue_entries.slug AND entry LIKE '%,"special":true%';
UPDATE catalogue_undo SET entry = replace(entry, ',"special":true', front)
FROM specials WHERE kind = 'plan' AND specials.slug = catalogue_undo.slug AND entry LIKE '%,"special":true%';
ALTER TABLE plans DROP COLUMN special;
