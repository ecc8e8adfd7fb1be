-- What the list of a customer's sessions calls each: browser and system, such as 'Firefox on Windows'. Empty when unknown.
ALTER TABLE sessions ADD COLUMN device text NOT NULL DEFAULT '';
