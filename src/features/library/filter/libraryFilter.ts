/** The fields that all items of the library's lists have. */
export interface Titled {
  guideId: number;
  title: string;
}

/** Returns the filtered and sorted items; the list itself if nothing is chosen. */
export type LibraryFilter = <T extends Titled>(items: T[]) => T[];
