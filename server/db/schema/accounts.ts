import type { Generated, GeneratedAlways } from 'kysely';

interface SignUpsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  browser_hash: string;
  name: string;
  password_hash: string;
  code_hash: string;
  tries: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

interface PasswordResetsTable {
  id: GeneratedAlways<number>;
  user_id: number | null;
  token_hash: string;
  code_hash: string;
  tries: Generated<number>;
  password_token_hash: string | null;
  created_at: Date;
  expires_at: Date;
}

interface SessionsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  token_hash: string;
  signed_in_at: Date;
  seen_at: Date;
  expires_at: Date;
}

interface AllowancesTable {
  key: string;
  /** timestamptz[]: written and counted in SQL alone. */
  taken: unknown;
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

/** Tables of migration 003. */
export interface AccountsSchema {
  sign_ups: SignUpsTable;
  password_resets: PasswordResetsTable;
  sessions: SessionsTable;
  allowances: AllowancesTable;
  identities: IdentitiesTable;
  social_sign_ins: SocialSignInsTable;
  mails: MailsTable;
}
