-- The language of the mails, invoices and payment pages of a customer: that of the interface in which they signed up or
-- first signed in, until they choose another. Absent: not signed in since this column exists; then it is English.
ALTER TABLE users ADD COLUMN language text CHECK (language ~ '^[a-z]{2}$');
