import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { pauseIcon, playArrowIcon } from '../../shared/ui/icons/playIcons.ts';
import { IconAction } from '../../shared/ui/tooltip/IconAction.tsx';
import { progressEvents } from '../player/progress/progressSlice.ts';
import { playerEvents, selectIsPlayingGuide } from '../player/state/playerSlice.ts';
import { libraryCopy } from './copy.ts';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';

interface Props {
  guideId: number;
  title: string;
  /** Whether the guide has saved progress: the label is then 'resume'. Default: false. */
  isStarted?: boolean;
}

/** Plays a guide from its saved progress, without opening its page, or pauses it. */
export function PlayGuideButton({ guideId, title, isStarted = false }: Props) {
  const dispatch = useAppDispatch();
  const isPlaying = useAppSelector((state) => selectIsPlayingGuide(state, guideId));
  const press = () =>
    dispatch(isPlaying ? playerEvents.pauseRequested() : progressEvents.resumeRequested(guideId));
  const { pause, play, resume } = libraryCopy;
  const label = (isStarted ? resume : play)(title);
  return (
    <IconAction label={isPlaying ? pause(title) : label} onClick={press}>
      <Icon path={isPlaying ? pauseIcon : playArrowIcon} />
    </IconAction>
  );
}
