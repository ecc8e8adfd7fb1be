/** Texts of the list of downloads in the library, and of toasts, apart from the guide's page. */
export const downloadListCopy = {
  title: 'Downloads',
  intro: 'These guides are stored in this browser, encrypted for your account, and play offline.',
  empty: 'No guide is downloaded in this browser yet.',
  emptyHint: 'Open a guide that you own and press “Download” to listen offline.',
  toCatalogue: 'Your guides',
  used: (size: string) => `${size} used`,
  freeSpace: (size: string) => `${size} free`,
  sizeOf: (received: string, total: string) => `${received} of ${total}`,
  removeAll: 'Delete all',
  removeAllTitle: 'Delete all downloads?',
  removeAllText:
    'They are deleted from this browser. You still own the guides and can download them again.',
  keep: 'Keep them',
  localKey: 'Signing out deletes these downloads from this browser.',
  done: (title: string) => `“${title}” is downloaded and plays offline.`,
  stopped: (title: string, reason: string) => `“${title}” was not downloaded. ${reason}`,
  stoppedUntitled: (reason: string) => `The guide was not downloaded. ${reason}`,
  saved: (files: number) =>
    files === 1 ? 'Your browser saves one file.' : `Your browser saves ${files} files.`,
  saveFailed: 'The files could not be saved. Please try again.',
} as const;
