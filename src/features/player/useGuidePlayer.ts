import { useDispatch, useSelector } from 'react-redux';
import type { GuideDetail, Track } from '../../domain/model.ts';
import { selectIsCustomer } from '../auth/authSelectors.ts';
import { keptPosition } from './journalEntry.ts';
import { selectGuideJournal, type JournalRoot } from './journalSlice.ts';
import { isPlayable } from './playerSelectors.ts';
import { selectPlayer } from './selectPlayer.ts';
import { playerEvents } from './playerSlice.ts';
import { placeOf, trackToPlay } from './resume.ts';

/**
 * The player as one guide's page sees it: `track` is the loaded one when it is this guide's, otherwise
 * the one that 'play' would go on with. Undefined when the guide has no tracks.
 */
export function useGuidePlayer(guide: GuideDetail) {
  const dispatch = useDispatch();
  const player = useSelector(selectPlayer);
  const isCustomer = useSelector(selectIsCustomer);
  const journal = useSelector((state: JournalRoot) => selectGuideJournal(state, guide.id));
  const loaded = guide.tracks.find(
    ({ id }) => player.item?.guideId === guide.id && player.item.trackId === id,
  );
  const track = loaded ?? trackToPlay(guide, journal);
  const isLoaded = loaded !== undefined;
  /** While a preview sounds, what the element says is the preview's. */
  const isHeard = isLoaded && !player.preview;

  const choose = (track: Track) => {
    const item = { guideId: guide.id, trackId: track.id };
    dispatch(
      isPlayable(guide, track)
        ? playerEvents.trackChosen({ ...item, ...placeOf(journal, track) })
        : playerEvents.lockedTrackChosen({ ...item, byCustomer: isCustomer }),
    );
  };
  return {
    track,
    /** Seconds where a track that isn't loaded would go on. */
    restingAt: track ? keptPosition(journal, track.id) : 0,
    journal,
    isLoaded,
    isPlaying: isHeard && player.intent === 'play',
    hasFailed: isHeard && player.status === 'failed',
    isBusy: isHeard && player.intent === 'play' && player.status === 'loading',
    choose,
    /** A hand is at 'play'. */
    expectPlay: () => {
      if (!track || isLoaded || !isPlayable(guide, track)) return;
      dispatch(playerEvents.playExpected({ guideId: guide.id, trackId: track.id }));
    },
    play: () => {
      if (isLoaded) dispatch(playerEvents.playRequested());
      else if (track) choose(track);
    },
  };
}
