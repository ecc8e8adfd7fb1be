import type { Download, DownloadsRoot } from './downloadState.ts';

export const selectDownloaded = ({ downloads }: DownloadsRoot): Download[] => downloads.downloads;

export const selectDownload = (
  { downloads }: DownloadsRoot,
  guideId: number,
): Download | undefined => downloads.downloads.find((each) => each.guideId === guideId);

/** Returns whole per cent; 100 only for a complete download. */
export const percentOf = ({ received, total }: Pick<Download, 'received' | 'total'>): number =>
  total > 0 ? Math.min(99, Math.floor((100 * received) / total)) : 0;
