import type { Listening } from '../../domain/decode/customer/decodeListening.ts';
import { isNotFound } from '../../shared/api/apiError.ts';
import type { AppDispatch } from '../../shared/store/rootState.ts';
import { guideApi } from '../guides/guideApi.ts';
import { withGuideDetails, type GuideProgress } from '../player/progress/guideProgress.ts';
import type { ProgressStorage } from '../player/progress/progressStorage.ts';

/** What another device has sent. */
export interface Received extends Omit<Listening, 'age'> {
  /** Milliseconds since 1970, by this browser's clock. */
  at: number;
}

/** Returns the entry with what is newer. A track that was finished anywhere stays finished. */
function withNewer(entry: GuideProgress, received: readonly Received[]): GuideProgress {
  return received.reduce((merged, { trackId, position, isFinished, device, at }) => {
    const own = merged.trackProgress[trackId];
    const finished = { isFinished: isFinished || (own?.isFinished ?? false) };
    const isNewer = !own || own.at < at;
    if (!isNewer && finished.isFinished === own.isFinished) return merged;
    const from = device.split('-', 1).join();
    const next = isNewer ? { position, at, isShared: true as const, from } : own;
    return {
      ...merged,
      trackProgress: { ...merged.trackProgress, [trackId]: { ...next, ...finished } },
      ...(isNewer && at > merged.changedAt && { lastTrackId: trackId, changedAt: at }),
    };
  }, entry);
}

/**
 * Stores where other devices have listened, where that is newer. Returns false if the titles and lengths of a guide that
 * was not played here could not be loaded.
 */
export async function storeReceived(
  account: string,
  received: readonly Received[],
  { progress, dispatch }: { progress: ProgressStorage; dispatch: AppDispatch },
): Promise<boolean> {
  for (const guideId of new Set(received.map((one) => one.guideId))) {
    let fresh: GuideProgress | undefined;
    if (!progress.read(account, guideId)) {
      const call = dispatch(guideApi.endpoints.guide.initiate(guideId));
      const { data, error } = await call;
      call.unsubscribe();
      if (error && !isNotFound(error)) return false;
      fresh = data && withGuideDetails(data, undefined);
    }
    // Read again: something may have been played meanwhile.
    const entry = progress.read(account, guideId) ?? fresh;
    const ofGuide = received.filter((one) => one.guideId === guideId);
    const merged = entry && withNewer(entry, ofGuide);
    if (merged && merged !== entry) progress.write(account, merged);
  }
  return true;
}
