import type { DownloadStatus, StopReason } from '../state/downloadState.ts';

const reasons: Record<StopReason, string> = {
  connection: 'The connection was lost. The download continues as soon as you are online.',
  noSpace: 'There is not enough space in this browser. Delete other downloads, then resume.',
  refused: 'Your account cannot download this guide. Your subscription may have ended.',
  damaged: 'The download was damaged and has been deleted. Resume to try again.',
  server: 'Our server has a problem at the moment. Resume to try again.',
};

/** Texts of a download: of its button on a guide's page, and of its row in the library. */
export const downloadsCopy = {
  /** The tooltip (R-2.64). */
  download: 'Download',
  /** `language`: its name. */
  inLanguage: (language: string) => `Download in ${language}`,
  inAllLanguages: 'Download in all languages',
  begun: 'Downloading',
  running: (percent: number) => `Downloading: ${percent}%`,
  states: {
    queued: 'Waiting to download',
    running: 'Downloading',
    paused: 'Download paused',
    failed: 'Download stopped',
    complete: 'Downloaded',
    expired: 'No longer yours',
    leaseEnded: 'Needs a connection',
  } satisfies Record<DownloadStatus, string>,
  reasons,
  expiredReason:
    'Your access to this guide has ended. Buy it or subscribe, and the download plays again.',
  leaseEndedReason:
    'This browser has not reached us for 30 days, or your subscription has ended. Go online and open the library: guides that are yours play again without another download.',
  leaseUntil: (date: string) => `Plays offline until ${date}`,
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
  insecure: 'Downloads need a secure connection (https) and a browser that allows storing data.',
  unusedSite:
    'This browser deletes downloads from sites that you have not used for seven days. Add this site to your home screen or Dock to keep them.',
} as const;
