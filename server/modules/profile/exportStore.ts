import { sql } from 'kysely';
import type { WireExport } from '../../../contract/profile.ts';
import type { Database } from '../../db/open.ts';

/** A time as the contract has it: ISO 8601, UTC. */
const iso = (column: string) =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A guide's title in a language, or in its first one. */
const guideTitle = (language: string) => sql`coalesce(
  (SELECT title FROM guide_translations WHERE guide_id = guides.id AND language = ${language}), guides.title)`;
const trackTitle = (language: string) => sql`coalesce(
  (SELECT title FROM track_translations WHERE track_id = tracks.id AND language = ${language}), tracks.title)`;

/** The guides that a table has for the customer, oldest first. */
const guidesIn = (table: string, time: string, { userId, language }: Wanted) => sql`
  (SELECT coalesce(json_agg(json_build_object('guide', ${guideTitle(language)}, 'at', ${iso(time)})
      ORDER BY ${sql.ref(time)}), '[]')
    FROM ${sql.table(table)} JOIN guides ON guides.id = guide_id WHERE user_id = ${userId})`;

interface Wanted {
  userId: number;
  /** Of the titles of guides and tracks that have it. */
  language: string;
}

/** Returns what the database has of a customer but the invoices, each list oldest first. */
export async function readExport(
  db: Database,
  wanted: Wanted,
): Promise<Omit<WireExport, 'invoices'>> {
  const { userId, language } = wanted;
  const { rows } = await sql<{ data: Omit<WireExport, 'invoices'> }>`
    SELECT json_build_object(
      'account', json_build_object('name', name, 'email', email, 'image', image,
        'created_at', ${iso('users.created_at')},
        'signs_in_through', (SELECT coalesce(json_agg(issuer ORDER BY issuer), '[]')
          FROM identities WHERE user_id = users.id)),
      'orders', (SELECT coalesce(json_agg(json_build_object('number', id, 'status', status,
          'amount', amount::text, 'currency', currency, 'created_at', ${iso('orders.created_at')},
          'settled_at', ${iso('orders.settled_at')},
          'items', (SELECT coalesce(json_agg(title ORDER BY position), '[]')
            FROM order_lines WHERE order_id = orders.id)) ORDER BY id), '[]')
        FROM orders WHERE user_id = users.id),
      'billing', billing,
      'guides', ${guidesIn('purchases', 'purchases.created_at', wanted)},
      'subscriptions', (SELECT coalesce(json_agg(json_build_object('name', name,
          'starts_at', ${iso('starts_at')}, 'ends_at', ${iso('ends_at')}) ORDER BY starts_at), '[]')
        FROM subscriptions WHERE user_id = users.id),
      'consents', (SELECT coalesce(json_agg(json_build_object('guide', title, 'wording', wording,
          'version', version, 'language', consents.language, 'at', ${iso('accepted_at')}) ORDER BY accepted_at), '[]')
        FROM consents JOIN order_lines USING (order_id, position) JOIN orders ON orders.id = order_id
        WHERE user_id = users.id),
      'withdrawals', (SELECT coalesce(json_agg(json_build_object('title', title, 'amount', withdrawals.amount::text,
          'currency', currency, 'at', ${iso('received_at')}) ORDER BY received_at), '[]')
        FROM withdrawals JOIN order_lines USING (order_id, position) JOIN orders ON orders.id = order_id
        WHERE user_id = users.id),
      'wishes', ${guidesIn('wishes', 'wishes.created_at', wanted)},
      'cart', ${guidesIn('cart_items', 'cart_items.created_at', wanted)},
      'recently_viewed', ${guidesIn('guide_openings', 'opened_at', wanted)},
      'listening', (SELECT coalesce(json_agg(json_build_object('guide', ${guideTitle(language)}, 'track', ${trackTitle(language)},
          'position', listening.position, 'finished', finished, 'at', ${iso('listened_at')}) ORDER BY listened_at), '[]')
        FROM listening JOIN tracks ON tracks.id = track_id JOIN guides ON guides.id = tracks.guide_id
        WHERE user_id = users.id),
      'shared', (SELECT coalesce(json_agg(json_build_object('kind', kind, 'value', value, 'at', ${iso('changed_at')})
          ORDER BY kind, key), '[]') FROM listening_items WHERE user_id = users.id AND value IS NOT NULL),
      'devices', (SELECT coalesce(json_agg(json_build_object('device', device,
          'signed_in_at', ${iso('signed_in_at')}, 'last_used_at', ${iso('seen_at')}) ORDER BY id), '[]')
        FROM sessions WHERE user_id = users.id),
      'messages', (SELECT coalesce(json_agg(json_build_object('subject', subject, 'message', message,
          'created_at', ${iso('contact_messages.created_at')}) ORDER BY id), '[]')
        FROM contact_messages WHERE contact_messages.email = users.email)
    ) AS data FROM users WHERE id = ${userId}
  `.execute(db.sql);
  const [row] = rows;
  // The route is for customers only; the account may have been deleted meanwhile.
  if (!row) throw new Error('no such account');
  return row.data;
}
