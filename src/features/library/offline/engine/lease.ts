import type { DownloadLeases } from '../../../../domain/decode/customer/decodeDownload.ts';
import { maxLease, rangeOf, vaultDb, type StoredGuide } from '../vault/vaultDb.ts';

/**
 * A download may be played until its lease ends: at most 30 days after the last contact with the server, and not longer
 * than the subscription. Its encrypted files stay, so that a renewal needs no new download.
 */

/** Milliseconds between two writes of the time. */
const writeEvery = 60_000;

/**
 * Resolves with the time for checking leases, in milliseconds since 1970: the latest time seen in this browser, so that
 * setting the clock back revives no lease that has ended.
 */
export async function leaseTime(account: string): Promise<number> {
  const db = await vaultDb();
  const now = Date.now();
  const seen = (await db.get('clocks', account)) ?? 0;
  // On a full disk the download must still play.
  if (now - seen >= writeEvery) await db.put('clocks', now, account).catch(() => undefined);
  return Math.max(now, seen);
}

export const isLeased = (
  { hasLapsed, leaseUntil }: Pick<StoredGuide, 'hasLapsed' | 'leaseUntil'>,
  time: number,
): boolean => !hasLapsed && time < leaseUntil;

/** Returns when a lease of so many seconds ends that begins at `time`; the longest lease if the provider has none. */
export const leaseEnd = (time: number, seconds: number | undefined): number =>
  time + Math.min(maxLease, seconds === undefined ? maxLease : seconds * 1000);

/**
 * Renews or ends the leases of all downloads of an account, after a contact with the server. Null: the provider has no
 * leases, and only guides that it refuses end. Resolves with the number of downloads that could be played before and no
 * longer can.
 */
export async function renewLeases(account: string, leases: DownloadLeases | null): Promise<number> {
  const before = await leaseTime(account);
  const transaction = (await vaultDb()).transaction(['clocks', 'guides'], 'readwrite');
  // A contact corrects the time: a wrong time years ahead would otherwise refuse everything from then on.
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
