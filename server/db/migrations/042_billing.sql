-- Who the invoices of a customer are for (contract/billing.ts); null: nothing was entered.
ALTER TABLE users ADD COLUMN billing jsonb;

-- What a document says is stored with it, so that it never changes. `seller` is the shop's file (contract/site.ts);
-- `vat_country` and `vat_rate` say which tax the price includes: no country, no statement; no rate, outside the scope of VAT.
ALTER TABLE invoices ADD COLUMN billing jsonb;
ALTER TABLE invoices ADD COLUMN seller jsonb;
ALTER TABLE invoices ADD COLUMN vat_country text;
ALTER TABLE invoices ADD COLUMN vat_rate numeric(5, 2);
ALTER TABLE invoices ADD COLUMN tax numeric;
-- Of the credited amount.
ALTER TABLE credit_notes ADD COLUMN tax numeric;

UPDATE invoices SET seller = (
  SELECT entry::json->'front' FROM catalogue_entries WHERE kind = 'shop' AND entry <> '');
