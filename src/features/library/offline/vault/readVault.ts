import type { Download, DownloadsState, DownloadStatus } from '../state/downloadState.ts';
import { isLeased, leaseTime } from '../engine/lease.ts';
import { decryptContents, filesOf, guidesOf } from './vault.ts';
import type { VaultKey, StoredGuide } from './vaultDb.ts';

/** Returns the vault's downloads of the account of the key. `current` is the state before: its failures stay. */
export async function readVault(
  { account, key, isLocal }: VaultKey,
  current: Download[],
): Promise<Omit<DownloadsState, 'freeBytes'>> {
  const [guides, time] = await Promise.all([guidesOf(account), leaseTime(account)]);
  const downloads = await Promise.all(
    guides
      .sort((one, other) => one.addedAt - other.addedAt)
      .map(async (guide): Promise<Download> => {
        const { guideId, leaseUntil, total } = guide;
        const before = current.find((each) => each.guideId === guideId);
        const [contents, files] = await Promise.all([
          decryptContents(key, guide).catch(() => null),
          filesOf(account, guideId),
        ]);
        const received = files.reduce((sum, file) => sum + (isTrack(file) ? file.received : 0), 0);
        const damaged = { title: '', cover: null, status: 'failed', reason: 'damaged' } as const;
        if (!contents) return { guideId, received, total, leaseUntil, ...damaged };
        const { title, lang, languages, cover } = contents;
        const status = statusOf(guide, before, time);
        const reason = status === 'failed' ? (before?.reason ?? null) : null;
        const named = { guideId, title, lang, languages, cover };
        return { ...named, received, total, leaseUntil, status, reason };
      }),
  );
  return { downloads, account, isLocal };
}

const isTrack = ({ type }: { type: string }): boolean => !type.startsWith('image/');

function statusOf(guide: StoredGuide, before: Download | undefined, time: number): DownloadStatus {
  if (guide.hasLapsed) return 'expired';
  if (guide.isComplete) return isLeased(guide, time) ? 'complete' : 'leaseEnded';
  if (before?.status === 'failed') return 'failed';
  // Another tab may have paused a download that runs here.
  if (!guide.isWanted) return 'paused';
  return before?.status === 'running' ? 'running' : 'queued';
}
