import type { Track } from '../../../domain/model.ts';
import { copyText } from '../../../shared/lib/copyText.ts';
import { addressIn, paths } from '../../../shared/site/paths.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { playerEvents } from '../../player/state/playerSlice.ts';
import { isLoaded } from '../../player/state/playerState.ts';
import type { Reading } from '../reading.ts';
import { useAppDispatch, useAppStore } from '../../../shared/store/hooks.ts';

/** A track with words. */
export type ReadableTrack = Track & { transcript: string };

const isReadable = (track: Track): track is ReadableTrack => track.transcript !== undefined;

const absolute = (path: string): string => window.location.origin + addressIn(path);

/** Returns what the panel shows of a recording, and what it does with it. */
export function useReading({ of }: Reading) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const lang = useContentLanguage();
  const copy = async (what: 'link' | 'text', text: string) => {
    const isDone = await copyText(text);
    dispatch(playerEvents.copied({ what, isDone }));
  };

  if ('clip' in of) {
    const { clip } = of;
    return {
      copy,
      title: clip.title,
      guideTitle: null,
      lang,
      tracks: [],
      trackId: null,
      url: absolute(paths[clip.kind](clip.id)),
      playFrom: (seconds: number) => {
        dispatch(playerEvents.clipChosen(clip));
        dispatch(playerEvents.seekRequested(seconds));
      },
      linkTo: null,
      bookmark: null,
    };
  }
  const { guide, track } = of;
  return {
    copy,
    title: track.title,
    guideTitle: guide.title,
    trackId: track.id,
    lang: guide.lang,
    tracks: guide.tracks.filter(isReadable),
    url: absolute(paths.guide(guide.id)),
    /** Plays this track, or another one of the guide. */
    playFrom: (seconds: number, { id, duration }: Track = track) => {
      const item = { guideId: guide.id, trackId: id };
      if (!isLoaded(store.getState().player, item)) {
        dispatch(playerEvents.trackChosen({ ...item, duration, startAt: seconds }));
        return;
      }
      dispatch(playerEvents.seekRequested(seconds));
      dispatch(playerEvents.playRequested());
    },
    bookmark: (seconds: number, sentence: string) =>
      void dispatch(
        playerEvents.bookmarkRequested({ guideId: guide.id, trackId: track.id, seconds, sentence }),
      ),
    linkTo: (seconds: number) =>
      absolute(paths.moment(guide.id, track.id, seconds, guide.languages && guide.lang)),
  };
}

export type ReadingView = ReturnType<typeof useReading>;
