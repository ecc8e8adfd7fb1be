/**
 * Texts of the library while the server cannot be reached. That the browser is offline is shown on every page
 * (app/copy.ts).
 */
export const unreachableCopy = {
  offline: {
    title: 'Your lists may be out of date',
    lists: (time: string) =>
      `You see them as of ${time}. Guides that are not downloaded need a connection.`,
  },
  gone: {
    title: 'Our server cannot be reached',
    lists: (time: string) =>
      `Downloaded guides still play. You see your lists as of ${time}; they may be out of date.`,
  },
  notHere: 'Your lists are not stored in this browser yet',
  noLists:
    'Open the library once while you are online, and your lists are available offline from then on.',
  trying: 'Trying again…',
  downloaded: 'Downloaded',
  notYours: 'No longer yours',
  needsConnection: 'Needs a connection',
} as const;
