import { useDispatch, useSelector } from 'react-redux';
import type { Narrated } from '../../../domain/model.ts';
import { selectIsCustomer } from '../../auth/session/authSelectors.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { isLoadedClip, type Clip, type PlayerRoot } from '../state/playerState.ts';
import { selectIsPlaying } from '../state/selectPlayer.ts';

/** Returns the player for the recording about a person, an object or a place. */
export function useClip(kind: Clip['kind'], title: string, about: Narrated) {
  const { id, audio, image, isFree, transcript } = about;
  const clip: Clip = {
    ...{ kind, id, title, cover: image, audio },
    ...(transcript !== undefined && { transcript }),
  };
  const dispatch = useDispatch();
  const isCustomer = useSelector(selectIsCustomer);
  const isLoaded = useSelector(({ player }: PlayerRoot) => isLoadedClip(player, { kind, id }));
  const isPlaying = useSelector((state: PlayerRoot) => isLoaded && selectIsPlaying(state));
  const isLocked = audio === '';
  return {
    clip,
    isLocked,
    /** Free, but without an address: there is no recording. */
    isMissing: isLocked && isFree,
    isLoaded,
    isPlaying,
    /** Plays or pauses; for a locked recording only a toast is shown. */
    press: () => {
      if (isLocked) dispatch(playerEvents.lockedClipChosen({ kind, id, byCustomer: isCustomer }));
      else if (isPlaying) dispatch(playerEvents.pauseRequested());
      else dispatch(playerEvents.clipChosen(clip));
    },
  };
}
