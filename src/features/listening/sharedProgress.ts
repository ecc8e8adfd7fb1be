import type { ListeningRequest } from '../../../contract/listening.ts';
import type { Listening } from '../../domain/decode/customer/decodeListening.ts';
import { isNotFound } from '../../shared/api/apiError.ts';
import type { RawStorage } from '../../shared/storage/rawStorage.ts';
import type { AppDispatch } from '../../shared/store/rootState.ts';
import { guideApi } from '../guides/guideApi.ts';
import { withGuideDetails, type GuideProgress } from '../player/progress/guideProgress.ts';
import { progressStorage } from '../player/progress/progressStorage.ts';

/** What another device has sent. */
interface Received extends Omit<Listening, 'age'> {
  /** Milliseconds since 1970, by this browser's clock. */
  at: number;
}

/** Returns the entry with what is newer. A track that was finished anywhere stays finished. */
function withNewer(entry: GuideProgress, received: readonly Received[]): GuideProgress {
  return received.reduce((merged, { trackId, position, lang, isFinished, device, at }) => {
    const own = merged.trackProgress[trackId];
    const finished = { isFinished: isFinished || (own?.isFinished ?? false) };
    const isNewer = !own || own.at < at;
    if (!isNewer && finished.isFinished === own.isFinished) return merged;
    const from = device.split('-', 1).join();
    const others = {
      ...own?.elsewhere,
      ...(own && own.lang !== lang && { [own.lang ?? '']: own.position }),
    };
    const inLang = {
      ...(lang !== undefined && { lang }),
      ...(Object.keys(others).length > 0 && { elsewhere: others }),
    };
    const next = isNewer ? { position, ...inLang, at, isShared: true as const, from } : own;
    return {
      ...merged,
      trackProgress: { ...merged.trackProgress, [trackId]: { ...next, ...finished } },
      ...(isNewer && at > merged.changedAt && { lastTrackId: trackId, changedAt: at }),
    };
  }, entry);
}

/** What is sent of a track; the age is added when it leaves. */
type Outgoing = Omit<ListeningRequest['tracks'][number], 'age'> & { at: number };

/** Tracks in one message: the server takes at most 200, and a page that is left sends at most 64 KB. */
const maxTracks = 100;

/** Positions in tracks: what this browser has not sent, and what it is sent. */
export function sharedProgress(storage: RawStorage) {
  const progress = progressStorage(storage);
  const unsentTracks = (account: string): Outgoing[] =>
    Object.values(progress.readAll(account)).flatMap(({ trackProgress }) =>
      Object.entries(trackProgress).flatMap(([id, { position, lang, isFinished, isShared, at }]) =>
        isShared
          ? []
          : [
              {
                track_id: Number(id),
                position,
                ...(lang !== undefined && { language: lang }),
                finished: isFinished,
                at,
              },
            ],
      ),
    );
  return {
    readAll: (account: string) => progress.readAll(account),

    hasUnsent: (account: string): boolean => unsentTracks(account).length > 0,

    /** Returns what must be sent next: as much as one message may have. */
    next: (account: string): Outgoing[] => unsentTracks(account).slice(0, maxTracks),

    /** Marks what was sent, unless it was played since. */
    forget: (account: string, sent: readonly Outgoing[]): void =>
      progress.markShared(
        account,
        sent.map(({ track_id, at }) => ({ trackId: track_id, at })),
      ),

    /**
     * Stores where other devices have listened, where that is newer. Returns false if the titles and lengths of a guide
     * that was not played here could not be loaded.
     */
    receive: async (
      account: string,
      tracks: readonly Listening[],
      dispatch: AppDispatch,
    ): Promise<boolean> => {
      const now = Date.now();
      const received = tracks.map(({ age, ...track }) => ({ ...track, at: now - age }));
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
    },
  };
}
