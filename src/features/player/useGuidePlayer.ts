import { useDispatch, useSelector } from 'react-redux';
import type { GuideDetail, Track } from '../../domain/model.ts';
import { selectIsCustomer } from '../auth/authSelectors.ts';
import { isPlayable, selectPlayer } from './playerSelectors.ts';
import { playerEvents } from './playerSlice.ts';

/**
 * The player as one guide's page sees it: `track` is the loaded one when it is this guide's, otherwise
 * the one that 'play' would start. Undefined when the guide has no tracks.
 */
export function useGuidePlayer(guide: GuideDetail) {
  const dispatch = useDispatch();
  const player = useSelector(selectPlayer);
  const isCustomer = useSelector(selectIsCustomer);
  const loaded = guide.tracks.find(
    ({ id }) => player.item?.guideId === guide.id && player.item.trackId === id,
  );
  const firstPlayable = guide.tracks.find((track) => isPlayable(guide, track));
  const track = loaded ?? firstPlayable ?? guide.tracks[0];
  const isLoaded = loaded !== undefined;
  /** While a preview sounds, what the element says is the preview's. */
  const isHeard = isLoaded && !player.preview;

  const choose = ({ id: trackId, duration, ...rest }: Track) => {
    const item = { guideId: guide.id, trackId };
    const playable = isPlayable(guide, { id: trackId, duration, ...rest });
    dispatch(
      playable
        ? playerEvents.trackChosen({ ...item, duration })
        : playerEvents.lockedTrackChosen({ ...item, byCustomer: isCustomer }),
    );
  };
  return {
    track,
    isLoaded,
    isPlaying: isHeard && player.intent === 'play',
    isBusy: isHeard && player.intent === 'play' && player.status === 'loading',
    hasFailed: isHeard && player.status === 'failed',
    choose,
    play: () => {
      if (isLoaded) dispatch(playerEvents.playRequested());
      else if (track) choose(track);
    },
  };
}
