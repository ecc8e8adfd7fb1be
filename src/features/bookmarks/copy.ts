import { clock } from '../../domain/text/time.ts';

/** Texts of the bookmarks. */
export const bookmarksCopy = {
  title: 'Bookmarks',
  noneInGuide:
    'No bookmarks in this guide yet. Play it, and press “Add bookmark” at a moment that you want to find again.',
  none: 'No bookmarks yet',
  noneText: 'Press “Add bookmark” in the player to keep a moment here, with a note of your own.',
  stored: (areShared: boolean) =>
    `Your bookmarks are stored ${areShared ? 'in your account, for all your devices' : 'on this device only'}, and also work offline.`,
  edit: (seconds: number) => `Edit the note at ${clock(seconds)}`,
  addNote: (seconds: number) => `Add a note at ${clock(seconds)}`,
  remove: (seconds: number) => `Delete the bookmark at ${clock(seconds)}`,
  deleted: (seconds: number) => `Bookmark at ${clock(seconds)} deleted`,
  undo: 'Undo',
  note: 'Your note',
  save: 'Save',
  cancel: 'Cancel',
  exported: 'Export as Markdown',
  added: 'The bookmark is added. Open “Bookmarks” to see it or to write a note.',
  notStored: {
    tooMany: 'You have as many bookmarks as this browser stores. Delete one to add another.',
    noStorage:
      'Your browser did not store this change: it is lost when you close the page. Your library can export your bookmarks.',
  },
  notPlayed: 'This guide could not be loaded.',
  fileTitle: 'Bookmarks',
  fileSource: (shop: string, day: string) => `Exported from ${shop} on ${day}.`,
  fileName: (day: string) => `cicerone-bookmarks-${day}.md`,
} as const;
