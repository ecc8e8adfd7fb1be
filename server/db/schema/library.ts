import type { GeneratedAlways } from 'kysely';

interface WishesTable {
  user_id: number;
  guide_id: number;
  created_at: Date;
}

interface GuideOpeningsTable {
  user_id: number;
  guide_id: number;
  opened_at: Date;
}

interface ProfilePicturesTable {
  name: string;
  width: number;
  format: 'webp' | 'avif';
  user_id: number;
  /** One driver returns a Buffer, the other a Uint8Array. */
  bytes: Uint8Array;
}

interface DownloadKeysTable {
  user_id: number;
  key: string;
}

interface FirstFreeDownloadsTable {
  user_id: number;
  downloaded_at: Date;
}

interface EmailChangesTable {
  user_id: number;
  email: string;
  token_hash: string;
  password_hash: string | null;
  expires_at: Date;
}

interface ContactMessagesTable {
  id: GeneratedAlways<number>;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Date;
}

/** Tables of 005_library.sql and later migrations. */
export interface LibrarySchema {
  download_keys: DownloadKeysTable;
  first_free_downloads: FirstFreeDownloadsTable;
  wishes: WishesTable;
  guide_openings: GuideOpeningsTable;
  profile_pictures: ProfilePicturesTable;
  email_changes: EmailChangesTable;
  contact_messages: ContactMessagesTable;
}
