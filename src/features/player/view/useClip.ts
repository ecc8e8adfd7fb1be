import type { Narrated } from '../../../domain/model.ts';
import { selectIsCustomer } from '../../auth/session/sessionSlice.ts';
import { playerEvents, selectIsPlaying } from '../state/playerSlice.ts';
import { isLoadedClip, type Clip } from '../state/playerState.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

/** Returns the player for the recording about a person, an object or a place. */
export function useClip(kind: Clip['kind'], title: string, about: Narrated) {
  const { id, audio, guideId, image, isFree, transcript } = about;
  const clip: Clip = {
    kind,
    id,
    title,
    cover: image,
    audio,
    ...(transcript !== undefined && { transcript }),
    paidGuideId: isFree ? null : guideId,
  };
  const dispatch = useAppDispatch();
  const isCustomer = useAppSelector(selectIsCustomer);
  const isLoaded = useAppSelector(({ player }) => isLoadedClip(player, { kind, id }));
  const isPlaying = useAppSelector((state) => isLoaded && selectIsPlaying(state));
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
