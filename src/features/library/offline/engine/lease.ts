import type { DownloadLeases } from '../../../../domain/decode/customer/decodeDownload.ts';
import { maxLease, rangeOf, vaultDb, type StoredGuide } from '../vault/vaultDb.ts';

/**
 * A download may be played until its lease ends: at most 30 days after the last contact with the server, and never
 * longer than the subscription. Its encrypted files stay, so that a renewal needs no new download.
 */

/** Milliseconds between two writes of the time. */
const noteEvery = 60_000;

/**
 * Resolves to the time that leases are measured by, in milliseconds since 1970: the latest that was seen here, so
 * that setting the clock back extends none.
 */
export async function leaseTime(account: string): Promise<number> {
  const db = await vaultDb();
  const now = Date.now();
  const seen = (await db.get('clocks', account)) ?? 0;
  // A full disk must not keep a download from playing.
  if (now - seen >= noteEvery) await db.put('clocks', now, account).catch(() => undefined);
  return Math.max(now, seen);
}

export const isLeased = (
  { hasLapsed, leaseUntil }: Pick<StoredGuide, 'hasLapsed' | 'leaseUntil'>,
  time: number,
): boolean => !hasLapsed && time < leaseUntil;

/** When a lease of so many seconds ends that begins at `time`; a provider that gives none gives the longest. */
export const leaseEnd = (time: number, seconds: number | undefined): number =>
  time + Math.min(maxLease, seconds === undefined ? maxLease : seconds * 1000);

/**
 * Renews or ends the leases of all downloads of an account, after a contact with the server. Null: the provider has
 * no leases, and only guides that it has refused by name end. Resolves to how many could be played before, and
 * cannot any more.
 */
export async function renewLeases(account: string, leases: DownloadLeases | null): Promise<number> {
  const before = await leaseTime(account);
  const transaction = (await vaultDb()).transaction(['clocks', 'guides'], 'readwrite');
  // A contact sets the clock right: a time seen by mistake, years ahead, would refuse everything for ever.
  const now = Date.now();
  await transaction.objectStore('clocks').put(now, account);
  let ended = 0;
  const guides = transaction.objectStore('guides');
  for (const value of await guides.getAll(rangeOf(account))) {
    const seconds = leases ? secondsFor(leases, value.guideId) : undefined;
    const hasLapsed = leases ? seconds === 0 : value.hasLapsed;
    const renewed = { ...value, hasLapsed, leaseUntil: leaseEnd(now, seconds) };
    if (value.isComplete && isLeased(value, before) && !isLeased(renewed, now)) ended += 1;
    await guides.put(renewed);
  }
  await transaction.done;
  return ended;
}

const secondsFor = (leases: DownloadLeases, guideId: number): number =>
  leases.ownedIds.includes(guideId) ? leases.ownedSeconds : leases.subscriptionSeconds;
