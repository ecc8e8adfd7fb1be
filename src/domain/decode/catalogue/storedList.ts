import type { Guide } from '../../model.ts';
import type { ActivePlan } from '../customer/decodeProfile.ts';

/** A list of the library as it was last read; this browser stores it for visits without a connection. */
export interface StoredList {
  guides: Guide[];
  /** The plan that the customer had then; null for the wish list. */
  plan: ActivePlan | null;
  /** Milliseconds since 1970. */
  readAt: number;
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
