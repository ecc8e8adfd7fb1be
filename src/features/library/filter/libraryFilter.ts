/** What the library's lists hold, whatever else they say of a guide. */
export interface Titled {
  guideId: number;
  title: string;
}

/** Returns the items that are searched for, as they are sorted; the list itself while nothing is chosen. */
export type LibraryFilter = <T extends Titled>(items: T[]) => T[];
