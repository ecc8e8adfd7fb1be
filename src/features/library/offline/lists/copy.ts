/**
 * Texts of the library while the server cannot be reached. That the browser is offline is shown on every page
 * (app/copy.ts).
 */
export const unreachableCopy = {
  offline: {
    title: 'Your lists may be out of date',
    lists: (time: string) => `They are as of ${time}. What is not downloaded needs a connection.`,
  },
  gone: {
    title: 'Our server cannot be reached',
    lists: (time: string) =>
      `Downloaded guides play. Your lists are as of ${time}, and may be out of date.`,
  },
  notHere: 'Your lists are not stored in this browser yet',
  noLists:
    'Open the library once while you are online, and your lists are available offline from then on.',
  trying: 'Trying again…',
  downloaded: 'Downloaded',
  notYours: 'No longer yours',
  needsConnection: 'Needs a connection',
} as const;
