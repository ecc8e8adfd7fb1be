/** Texts for searching, sorting and filtering the library, without those that every guide's card has. */
export const filterCopy = {
  open: (count: number) => (count === 0 ? 'Search and sort' : `Search and sort (${count})`),
  search: 'Search your library',
  recent: 'Recent first',
  unfinished: 'Unfinished first',
  state: 'Progress',
  anyState: 'Any progress',
  found: (found: number, total: number) =>
    `${found} of ${total} ${total === 1 ? 'guide' : 'guides'}`,
  noneMatch: 'No guide in your library matches.',
  stages: { notStarted: 'Not started', begun: 'Started', finished: 'Finished' },
  begunWith: (left: string) => `Started · ${left}`,
} as const;
