/** A moment of a track that a listener wants to find again. */
export interface Bookmark {
  guideId: number;
  guideTitle: string;
  /** BCP 47 tag of the guide's language. */
  lang: string;
  trackId: number;
  trackTitle: string;
  /** Index of the track in its guide when the bookmark was added. */
  trackIndex: number;
  /** Into the track. */
  seconds: number;
  /** What is said there; empty if it is unknown. */
  sentence: string;
  /** The listener's own words; empty if there are none. */
  note: string;
  /** When it was added, in milliseconds since 1970. */
  addedAt: number;
}

/** Maximum length of a note, in UTF-16 code units, as the field counts it. */
export const longestNote = 1000;

/** Maximum number of an account's bookmarks in a browser, whose storage has about five million characters. */
export const maxBookmarks = 500;

/** Returns what identifies a bookmark: a track has at most one in each second. */
export const keyOf = ({ guideId, trackId, seconds }: Moment): string =>
  `${guideId}/${trackId}/${Math.floor(seconds)}`;

type Moment = Pick<Bookmark, 'guideId' | 'trackId' | 'seconds'>;

/** Compares bookmarks of one guide by their order in it. */
export const byMoment = (one: Bookmark, other: Bookmark): number =>
  one.trackIndex - other.trackIndex || one.seconds - other.seconds;

/** Returns the bookmarks of each guide in the guide's order; the guides in the order of the list. */
export function groupedByGuide<T extends Bookmark>(bookmarks: readonly T[]): T[][] {
  const groups = new Map<number, T[]>();
  for (const each of bookmarks) {
    const group = groups.get(each.guideId);
    if (group) group.push(each);
    else groups.set(each.guideId, [each]);
  }
  return [...groups.values()].map((group) => group.sort(byMoment));
}
