import type { Generated, GeneratedAlways } from 'kysely';

interface SignUpsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  browser_hash: string;
  name: string;
  password_hash: string;
  /** One of the two is null: the mail contained a code or a link. */
  code_hash: string | null;
  link_hash: string | null;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

interface PasswordResetsTable {
  id: GeneratedAlways<number>;
  user_id: number | null;
  token_hash: string;
  address_hash: string | null;
  /** One of the two is null: the mail contained a code or a link. */
  code_hash: string | null;
  link_hash: string | null;
  tries: Generated<number>;
  password_token_hash: string | null;
  created_at: Date;
  expires_at: Date;
}

interface SessionsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  token_hash: string;
  device: Generated<string>;
  signed_in_at: Date;
  seen_at: Date;
  expires_at: Date;
}

interface AllowancesTable {
  key: string;
  /** timestamptz[]: written and read only by SQL. */
  taken: unknown;
  expires_at: Date;
}

interface RequestCountsTable {
  key: string;
  requests: number;
  expires_at: Date;
}

interface IdentitiesTable {
  issuer: string;
  subject: string;
  user_id: number;
  created_at: Date;
}

interface SocialSignInsTable {
  browser_hash: string;
  state: string;
  nonce: string;
  code_verifier: string;
  expires_at: Date;
}

interface MailsTable {
  id: GeneratedAlways<number>;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body: string;
  created_at: Date;
  tries: Generated<number>;
  due_at: Date;
  done_at: Date | null;
  problem: string | null;
}

/** Tables of migration 003, with columns of 010 and 011. */
export interface AccountsSchema {
  sign_ups: SignUpsTable;
  password_resets: PasswordResetsTable;
  sessions: SessionsTable;
  allowances: AllowancesTable;
  request_counts: RequestCountsTable;
  identities: IdentitiesTable;
  social_sign_ins: SocialSignInsTable;
  mails: MailsTable;
}
