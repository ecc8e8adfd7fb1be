import type { Download, DownloadsRoot } from './downloadState.ts';

export const selectDownloaded = ({ downloads }: DownloadsRoot): Download[] => downloads.downloads;

export const selectDownload = (
  { downloads }: DownloadsRoot,
  guideId: number,
): Download | undefined => downloads.downloads.find((each) => each.guideId === guideId);

/** Whole percents; what is not here to the last byte is never called 100. */
export const percentOf = ({ received, total }: Pick<Download, 'received' | 'total'>): number =>
  total > 0 ? Math.min(99, Math.floor((100 * received) / total)) : 0;
