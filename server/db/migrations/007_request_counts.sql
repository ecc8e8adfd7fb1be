-- Requests of one network address, counted over all servers (server/plugins/requestCounts.ts).
CREATE TABLE request_counts (
  key text PRIMARY KEY,
  requests integer NOT NULL,
  -- The end of the window that is counted.
  expires_at timestamptz NOT NULL
);
CREATE INDEX request_counts_expires ON request_counts (expires_at);
