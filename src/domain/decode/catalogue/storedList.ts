import { toGuide } from './decodeGuide.ts';
import { toActivePlan } from '../customer/decodeProfile.ts';
import type { ActivePlan, Guide } from '../../model.ts';
import { nonNegativeNumber, list, record } from '../wire.ts';

/** A list of the library as it was last read; this browser stores it for visits without a connection. */
export interface StoredList {
  guides: Guide[];
  /** The plan that the customer had then; null for the wish list. */
  plan: ActivePlan | null;
  /** Milliseconds since 1970. */
  readAt: number;
}

/** Decodes a list that an earlier release has stored, with its guides in the form of the API. @throws WireError */
export function toEarlierList(value: unknown): StoredList {
  const stored = record<StoredList>(value, 'list');
  return {
    guides: list(stored.guides, 'guides', toGuide),
    plan: toActivePlan(stored.plan),
    readAt: nonNegativeNumber(stored, 'readAt'),
  };
}

/**
 * Returns the lists without guides whose ownership has ended since: after the end of a plan only bought guides are
 * owned. Whether a download plays depends on its lease (features/library/offline/engine/lease.ts).
 */
export function ownedAt(
  time: number,
  lists: { purchases: StoredList | null; wishes: StoredList | null },
): typeof lists {
  const { purchases, wishes } = lists;
  const end = purchases?.plan?.end;
  const hasEnded = typeof end === 'string' && Date.parse(end) <= time;
  if (!purchases || !hasEnded) return lists;
  const bought = new Set(purchases.guides.map(({ id }) => id));
  const owned = (guide: Guide): Guide => ({ ...guide, isOwned: bought.has(guide.id) });
  return {
    purchases: { ...purchases, plan: null },
    wishes: wishes && { ...wishes, guides: wishes.guides.map(owned) },
  };
}
