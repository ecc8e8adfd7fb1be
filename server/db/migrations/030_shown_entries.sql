-- When an entry is shown: what its folder says, and `state`, which follows from it at a time: 'draft' before, 'off' after
-- (server/seed/showEntries.ts). The columns `listed` and `kept` below follow from the states.
ALTER TABLE catalogue_entries ADD COLUMN status text NOT NULL DEFAULT 'on';
ALTER TABLE catalogue_entries ADD COLUMN shown_from timestamptz;
ALTER TABLE catalogue_entries ADD COLUMN shown_until timestamptz;
ALTER TABLE catalogue_entries ADD COLUMN state text NOT NULL DEFAULT 'on';

-- When the next entry appears or disappears. Null: none does.
ALTER TABLE meta ADD COLUMN next_shown_at timestamptz;

-- `listed`: everyone sees it. `kept`: who owns its guide sees it too; of a guide, who owns it by a plan or because it is free.
-- Buyers always keep a guide.
ALTER TABLE categories ADD COLUMN listed boolean NOT NULL DEFAULT true;
ALTER TABLE guides ADD COLUMN kept boolean NOT NULL DEFAULT true;
CREATE INDEX guides_hidden ON guides (id) WHERE NOT kept;
ALTER TABLE persons ADD COLUMN listed boolean NOT NULL DEFAULT true, ADD COLUMN kept boolean NOT NULL DEFAULT true;
ALTER TABLE locations ADD COLUMN listed boolean NOT NULL DEFAULT true, ADD COLUMN kept boolean NOT NULL DEFAULT true;
ALTER TABLE objects ADD COLUMN listed boolean NOT NULL DEFAULT true, ADD COLUMN kept boolean NOT NULL DEFAULT true;
ALTER TABLE events ADD COLUMN listed boolean NOT NULL DEFAULT true, ADD COLUMN kept boolean NOT NULL DEFAULT true;
ALTER TABLE updates ADD COLUMN listed boolean NOT NULL DEFAULT true;
ALTER TABLE guide_search ADD COLUMN listed boolean NOT NULL DEFAULT true;
ALTER TABLE person_search ADD COLUMN listed boolean NOT NULL DEFAULT true;
ALTER TABLE object_search ADD COLUMN listed boolean NOT NULL DEFAULT true;
ALTER TABLE location_search ADD COLUMN listed boolean NOT NULL DEFAULT true;

-- `status` of a plan is 'active', 'special', 'inactive' or 'draft': it follows from this and from the state of its entry.
ALTER TABLE plans ADD COLUMN special boolean NOT NULL DEFAULT false;
UPDATE plans SET special = true WHERE status = 'special';

-- Folders said so of plans with words of their own. They are read again: `source` is of the text.
UPDATE catalogue_entries SET
  status = CASE WHEN entry ~ ',"status":"inactive"' THEN 'off' ELSE 'on' END,
  entry = replace(replace(replace(entry,
    ',"status":"special"', ',"special":true'),
    ',"status":"inactive"', ',"status":"off"'),
    ',"status":"active"', ''),
  source = ''
WHERE kind = 'plan' AND entry ~ ',"status":"(active|inactive|special)"';

UPDATE catalogue_entries SET shown_from = updates.created_at
FROM updates WHERE kind = 'news' AND catalogue_entries.id = updates.id;

UPDATE catalogue_entries SET state = CASE
  WHEN status = 'off' THEN 'off'
  WHEN shown_from > now() THEN 'draft'
  WHEN entry IS NULL AND NOT (kind = 'category' AND id = 1) THEN 'off'
  ELSE 'on' END
WHERE kind <> 'track';
UPDATE categories SET listed = (state = 'on')
FROM catalogue_entries AS entry WHERE entry.kind = 'category' AND entry.id = categories.id;
UPDATE updates SET listed = (state = 'on')
FROM catalogue_entries AS entry WHERE entry.kind = 'news' AND entry.id = updates.id;
UPDATE meta SET next_shown_at = (SELECT min(shown_from) FROM catalogue_entries WHERE shown_from > now());
