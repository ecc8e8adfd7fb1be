import type { GuideDetail, Track } from '../../../domain/model.ts';
import { selectIsCustomer } from '../../auth/session/sessionSlice.ts';
import { savedPosition } from '../progress/guideProgress.ts';
import { selectGuideProgress } from '../progress/progressSlice.ts';
import { isPlayable } from '../state/playerSelectors.ts';
import { playerEvents, selectIsPlaying } from '../state/playerSlice.ts';
import { startWithin } from '../state/playerState.ts';
import { positionOf, trackToPlay } from '../progress/resume.ts';
import { useMoment } from './useMoment.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../shared/store/hooks.ts';

/**
 * Returns the player of a guide's page: `track` is the loaded one if it belongs to this guide, otherwise the one that
 * 'play' would continue with. Undefined if the guide has no tracks.
 */
export function useGuidePlayer(guide: GuideDetail) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const isCustomer = useAppSelector(selectIsCustomer);
  const moment = useMoment(guide);
  const loadedId = useAppSelector(({ player: { item } }) =>
    item?.guideId === guide.id ? item.trackId : null,
  );
  const loaded = guide.tracks.find(({ id }) => id === loadedId);
  const isLoaded = loaded !== undefined;
  const nextId = useAppSelector((state) =>
    isLoaded
      ? loadedId
      : (moment?.track ?? trackToPlay(guide, selectGuideProgress(state, guide.id)))?.id,
  );
  const track = loaded ?? guide.tracks.find(({ id }) => id === nextId);
  const resumePosition = useAppSelector((state) => {
    if (!track || isLoaded) return 0;
    const saved = savedPosition(selectGuideProgress(state, guide.id), track.id, track);
    return moment?.seconds ?? startWithin(saved, track.duration);
  });
  const isPlaying = useAppSelector((state) => isLoaded && selectIsPlaying(state));
  /** While a preview plays, the element's times are those of the preview. */
  const status = useAppSelector(({ player }) =>
    isLoaded && !player.preview ? player.status : 'idle',
  );

  const choose = (chosen: Track) => {
    const item = { guideId: guide.id, trackId: chosen.id };
    const progress = selectGuideProgress(store.getState(), guide.id);
    dispatch(
      isPlayable(guide, chosen)
        ? playerEvents.trackChosen({ ...item, ...positionOf(progress, chosen) })
        : playerEvents.lockedTrackRefused({ ...item, byCustomer: isCustomer }),
    );
  };
  /** Starts the track of the address at its second. Only this, and not opening the page, changes the progress. */
  const playMoment = () => {
    if (!moment) return;
    const { end, seconds, track: shared } = moment;
    const item = { guideId: guide.id, trackId: shared.id };
    if (!isPlayable(guide, shared)) {
      dispatch(playerEvents.lockedTrackRefused({ ...item, byCustomer: isCustomer }));
      return;
    }
    end();
    dispatch(playerEvents.trackChosen({ ...item, duration: shared.duration, startAt: seconds }));
    if (loadedId === shared.id) dispatch(playerEvents.seekRequested(seconds));
  };
  return {
    playMoment,
    track,
    /** Second at which a track that is not loaded would continue. */
    resumePosition,
    isLoaded,
    isPlaying,
    hasFailed: status === 'failed',
    isBusy: isPlaying && status === 'loading',
    choose,
    /** The pointer is over 'play'. */
    onPlayIntent: () => {
      if (!track || isLoaded || !isPlayable(guide, track)) return;
      dispatch(playerEvents.playIntentDetected({ guideId: guide.id, trackId: track.id }));
    },
    play: () => {
      if (isLoaded) dispatch(playerEvents.playRequested());
      else if (moment) playMoment();
      else if (track) choose(track);
    },
  };
}
