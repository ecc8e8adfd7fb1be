import { nonNegativeNumber, record } from '../../../../domain/decode/wire.ts';
import { accountList } from '../../../../shared/storage/accountList.ts';
import type { SharedId, SharedItems } from '../../../../shared/storage/unsentItems.ts';
import type { PlayerItem } from '../../state/playerState.ts';

/** A queued track with its place: any number; the queue is sorted by it. Absent: stored by an earlier release. */
interface PlacedItem extends PlayerItem {
  place?: number;
}

/** The queue of each account in this browser. */
export const queueStorage = accountList<PlacedItem>({
  key: (account) => `queue:${account ?? 'visitor'}`,
  version: 1,
  maxItems: 200,
  decode: (value) => {
    const stored = record<PlacedItem>(value, 'item');
    return {
      guideId: nonNegativeNumber(stored, 'guideId'),
      trackId: nonNegativeNumber(stored, 'trackId'),
      ...(Number.isFinite(stored.place) && { place: Number(stored.place) }),
    };
  },
});

const keyOf = ({ guideId, trackId }: PlayerItem): string => `${guideId}/${trackId}`;

export const toQueue = (items: readonly PlacedItem[]): PlayerItem[] =>
  items.map(({ guideId, trackId }) => ({ guideId, trackId }));

/** Returns the longest part of the numbers that increases, as their indexes. */
function increasing(places: readonly (number | undefined)[]): Set<number> {
  let best: number[] = [];
  const endingAt: number[][] = [];
  places.forEach((place, index) => {
    if (place === undefined) return void endingAt.push([]);
    const longest = endingAt.reduce<number[]>((found, part) => {
      const last = places[part.at(-1) ?? -1];
      return last !== undefined && last < place && part.length > found.length ? part : found;
    }, []);
    const part = [...longest, index];
    endingAt.push(part);
    if (part.length > best.length) best = part;
  });
  return new Set(best);
}

/** Random, so that two devices do not give the same place to different tracks. */
function placeBetween(before: number | undefined, next: number | undefined): number {
  const part = 0.25 + Math.random() / 2;
  if (before !== undefined && next !== undefined) return before + (next - before) * part;
  if (next !== undefined) return next - part;
  return (before ?? 0) + part;
}

/**
 * Returns the queue with a place for each track, so that two devices that add or move tracks keep the changes of both: a track keeps its
 * place where the order allows it, and another one is placed between its neighbours.
 */
export function ordered(
  queue: readonly PlayerItem[],
  stored: readonly PlacedItem[],
): Required<PlacedItem>[] {
  const placeOf = new Map(stored.map((item) => [keyOf(item), item.place]));
  const places = queue.map((item) => placeOf.get(keyOf(item)));
  const kept = increasing(places);
  let before: number | undefined;
  return queue.map((item, index) => {
    let place = kept.has(index) ? places[index] : undefined;
    if (place === undefined) {
      const next = places.find((_place, other) => other > index && kept.has(other));
      place = placeBetween(before, next);
    }
    before = place;
    return { guideId: item.guideId, trackId: item.trackId, place };
  });
}

/** Returns the queue as a customer's devices share it. */
export const sharedQueue = (items: readonly PlacedItem[]): SharedItems =>
  new Map(
    items.map((item): [SharedId, string] => [
      `queue ${keyOf(item)}`,
      JSON.stringify(item.place ?? 0),
    ]),
  );

/** Returns the queue with what another device has changed; null: no longer queued. */
export function withShared(
  items: readonly PlacedItem[],
  changes: ReadonlyMap<SharedId, string | null>,
): PlacedItem[] {
  const byKey = new Map(
    items.map((item, index) => [keyOf(item), { ...item, place: item.place ?? index }]),
  );
  for (const [id, value] of changes) {
    const [, guideId, trackId] = /^queue (\d{1,15})\/(\d{1,15})$/.exec(id) ?? [];
    if (trackId === undefined) continue;
    const item = { guideId: Number(guideId), trackId: Number(trackId) };
    const place = Number(value);
    if (value === null) byKey.delete(keyOf(item));
    else if (Number.isFinite(place)) byKey.set(keyOf(item), { ...item, place });
  }
  // Two devices may have given the same place: all of them have the same order then, too.
  return [...byKey.values()].sort(
    (one, other) => one.place - other.place || (keyOf(one) < keyOf(other) ? -1 : 1),
  );
}
