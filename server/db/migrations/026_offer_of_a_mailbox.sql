-- Several addresses lead to one mailbox: the special price is offered to it once.
ALTER TABLE first_free_downloads ADD COLUMN mailbox text UNIQUE;

-- The first download of each mailbox keeps it; the others keep the offer that they have.
WITH boxes AS (
  SELECT user_id, downloaded_at,
    regexp_replace(split_part(lower(email), '@', 1), '\+.*', '') AS local, split_part(lower(email), '@', 2) AS host
  FROM first_free_downloads JOIN users ON users.id = user_id),
mailboxes AS (
  SELECT DISTINCT ON (mailbox) user_id, mailbox
  FROM boxes, LATERAL (
    SELECT CASE WHEN host IN ('gmail.com', 'googlemail.com') THEN replace(local, '.', '') || '@gmail.com'
      ELSE local || '@' || host END AS mailbox) AS named
  ORDER BY mailbox, downloaded_at)
UPDATE first_free_downloads SET mailbox = mailboxes.mailbox
FROM mailboxes WHERE mailboxes.user_id = first_free_downloads.user_id;
