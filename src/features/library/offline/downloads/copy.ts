import type { DownloadStatus, StopReason } from '../state/downloadState.ts';

const reasons: Record<StopReason, string> = {
  connection: 'The connection was lost. It goes on as soon as there is one.',
  room: 'There is not enough room in this browser. Delete other downloads, then resume.',
  refused: 'Your account may not download this guide now. Perhaps your subscription has ended.',
  damaged: 'What came was damaged, and was thrown away. Resume to try again.',
  server: 'Our server could not answer just now. Resume to try again.',
};

/** The texts of downloads: the button of a guide's page, and the list in the library. */
export const downloadsCopy = {
  /** The tooltip (R-2.64). */
  download: 'Download',
  begun: 'Downloading',
  running: (percent: number) => `Downloading: ${percent}%`,
  states: {
    queued: 'Waiting to download',
    running: 'Downloading',
    paused: 'Download paused',
    failed: 'Download stopped',
    complete: 'Downloaded',
    lapsed: 'No longer yours',
    leaseEnded: 'Needs a connection',
  } satisfies Record<DownloadStatus, string>,
  reasons,
  lapsedReason:
    'Your access to this guide has ended. Subscribe or buy it, and it plays again without another download.',
  leaseEndedReason:
    'This browser has had no contact with us for 30 days, or your subscription has ended. Go online and open the library: what is yours plays again without another download.',
  leaseUntil: (date: string) => `Plays without a network until ${date}`,
  leasesEnded: (count: number) =>
    `Your access to ${count === 1 ? 'a downloaded guide' : `${count} downloaded guides`} has ended. Subscribe or buy again, and the downloads play as before.`,
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel download',
  remove: 'Delete download',
  save: 'Save to disk',
  open: 'Open guide',
  of: (action: string, title: string) => `${action}: ${title}`,
  unreadable: 'A download that can no longer be read',
  progressOf: (title: string) => `Download of ${title}`,
  insecure: 'Downloads need a secure connection (https) and a browser that may store data.',

  title: 'Downloads',
  intro:
    'These guides lie in this browser, encrypted for your account, and play without a network.',
  empty: 'No guide is downloaded in this browser yet.',
  emptyHint: "Open a guide that you own and press 'Download' to hear it without a network.",
  toCatalogue: 'Your guides',
  used: (size: string) => `${size} used`,
  room: (size: string) => `${size} free`,
  sizeOf: (received: string, total: string) => `${received} of ${total}`,
  removeAll: 'Delete all',
  removeAllTitle: 'Delete all downloads?',
  removeAllText:
    'They are freed from this browser. You still own the guides, and can download them again.',
  keep: 'Keep them',
  localKey: 'Signing out deletes these downloads from this browser.',

  done: (title: string) => `'${title}' is downloaded, and plays without a network.`,
  stopped: (title: string, reason: string) => `'${title}' was not downloaded. ${reason}`,
  stoppedUntitled: (reason: string) => `The guide was not downloaded. ${reason}`,
  saved: (files: number) =>
    files === 1 ? 'One file was handed over.' : `${files} files were handed over.`,
  saveFailed: 'The files could not be handed over.',
} as const;
