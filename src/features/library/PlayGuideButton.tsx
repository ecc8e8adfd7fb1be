import { useDispatch, useSelector } from 'react-redux';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { pauseIcon, playArrowIcon } from '../../shared/ui/icons/playerIcons.ts';
import { IconAction } from '../../shared/ui/tooltip/IconAction.tsx';
import { progressEvents } from '../player/progress/progressSlice.ts';
import { selectIsPlaying, selectLoadedGuideId } from '../player/state/selectPlayer.ts';
import { playerEvents } from '../player/state/playerSlice.ts';
import type { PlayerRoot } from '../player/state/playerState.ts';
import { libraryCopy } from './copy.ts';

interface Props {
  guideId: number;
  title: string;
  /** Whether the guide has saved progress: the label is then 'resume'. Default: false. */
  isStarted?: boolean;
}

const selectPlaysGuide = (state: PlayerRoot, guideId: number): boolean =>
  selectIsPlaying(state) && selectLoadedGuideId(state) === guideId;

/** Plays a guide from its saved progress, without opening its page, or pauses it. */
export function PlayGuideButton({ guideId, title, isStarted = false }: Props) {
  const dispatch = useDispatch();
  const isPlaying = useSelector((state: PlayerRoot) => selectPlaysGuide(state, guideId));
  const press = () =>
    dispatch(isPlaying ? playerEvents.pauseRequested() : progressEvents.resumeRequested(guideId));
  const { pause, play, resume } = libraryCopy;
  const label = (isStarted ? resume : play)(title);
  return (
    <IconAction label={isPlaying ? pause(title) : label} onClick={press}>
      {isPlaying ? <Icon path={pauseIcon} /> : <Icon path={playArrowIcon} />}
    </IconAction>
  );
}
