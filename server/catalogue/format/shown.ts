/**
 * When entries are shown: `status`, `from` and `until` of every kind. Days are those of the shop's time zone; a category
 * takes its guides with it, and a guide what names it (server/seed/showEntries.ts does the same in the database).
 */
import { startOfDay } from '../../lib/clock.ts';
import { EVERYTHING, folderOf, isSold, type Entry } from './entry.ts';
import type { Path } from './frontMatter.ts';
import { shopFactsOf } from './shopFacts.ts';

export interface ShownTimes {
  status: 'draft' | 'on' | 'off';
  /** Null: from the beginning. */
  from: Date | null;
  /** The moment from which it is no longer shown. Null: to the end. */
  until: Date | null;
}

/** Nine in the morning in Italy: midnight would show as the day before to half of the world. */
export const newsTime = (date: string): Date => new Date(`${date}T08:00:00Z`);

/** @param zone the shop's time zone */
export function shownTimes(entry: Entry, zone: string): ShownTimes {
  if (!isSold(entry)) return { status: 'on', from: null, until: null };
  const { kind, front } = entry;
  const { status = 'on', from, until } = front;
  const first = kind === 'news' ? newsTime(front.date) : null;
  return {
    status,
    from: from === undefined ? first : startOfDay(from, zone),
    until: until === undefined ? null : startOfDay(until, zone, 1),
  };
}

/** Returns times at which an entry would never be shown, and those of the category that is always shown. */
export function shownProblems(entry: Entry): { at: Path; message: string }[] {
  // Days are in the same order in every time zone.
  const { from, until } = shownTimes(entry, 'UTC');
  const named = (['status', 'from', 'until'] as const).find((name) => name in entry.front);
  if (named !== undefined && entry.kind === 'category' && entry.slug === EVERYTHING) {
    const message = 'The category all contains every guide and is always shown: remove the line.';
    return [{ at: [named], message }];
  }
  if (from === null || until === null || from < until) return [];
  const message = 'until is before the first day: it would never be shown.';
  return [{ at: ['until'], message }];
}

const isShown = ({ status, from, until }: ShownTimes, at: Date): boolean =>
  status === 'on' && (from === null || from <= at) && (until === null || until > at);

/** Returns what an entry is hidden with, as its folder. */
function ownerOf(entry: Entry): string | undefined {
  if (entry.kind === 'guide') return folderOf({ kind: 'category', slug: entry.front.category });
  const guide = isSold(entry) && 'guide' in entry.front ? entry.front.guide : undefined;
  return guide === undefined ? undefined : folderOf({ kind: 'guide', slug: guide });
}

/** Returns the folders of the entries of a whole catalogue that are shown at a time. */
export function shownFolders(entries: readonly Entry[], at: Date): Set<string> {
  const { time_zone } = shopFactsOf(entries);
  const own = new Map(
    entries
      // A translation is shown with its guide, whose folder it is in.
      .filter(({ kind }) => kind !== 'translation')
      .filter((entry) => isShown(shownTimes(entry, time_zone), at))
      .map((entry) => [folderOf(entry), ownerOf(entry)]),
  );
  const isOn = (folder: string): boolean => {
    if (folder === folderOf({ kind: 'category', slug: EVERYTHING })) return true;
    const owner = own.get(folder);
    return own.has(folder) && (owner === undefined || isOn(owner));
  };
  return new Set([...own.keys()].filter(isOn));
}

/** Returns what the times of an entry mean, in words; nothing for one that is simply shown. */
export function whenShown(entry: Entry, at: Date, zone: string): string[] {
  if (!isSold(entry)) return [];
  const { status, from, until } = shownTimes(entry, zone);
  if (status !== 'on') return [status === 'draft' ? 'not shown yet' : 'not shown'];
  const last = entry.front.until;
  if (until !== null && until <= at) return [`not shown after ${last}`];
  const first = entry.kind === 'news' ? (entry.front.from ?? entry.front.date) : entry.front.from;
  return [
    ...(from !== null && from > at ? [`appears on ${first}`] : []),
    ...(until === null ? [] : [`disappears after ${last}`]),
  ];
}
