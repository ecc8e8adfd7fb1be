import { classNames } from '../../../shared/ui/basic/classNames.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import {
  forward10Icon,
  replay10Icon,
  skipNextIcon,
  skipPreviousIcon,
} from '../../../shared/ui/icons/playerIcons.ts';
import { pauseIcon, playArrowIcon } from '../../../shared/ui/icons/playIcons.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { playerCopy } from '../copy.ts';
import { playerEvents, seekStep } from '../state/playerSlice.ts';
import styles from './Controls.module.css';
import { useAppDispatch } from '../../../shared/store/hooks.ts';

interface Props {
  isPlaying: boolean;
  /** Whether a track is loaded. The buttons other than 'play' act on the loaded track. */
  isLoaded: boolean;
  onPlay: () => void;
  /** Called when the pointer or the keyboard focus reaches 'play'. */
  onPlayExpected?: () => void;
  /** Whether 'play' is as small as the other buttons, as in the slim bar of a phone. Default: false. */
  isSlim?: boolean;
  /** Whether 'play' alone is shown; the other buttons keep their space. Default: false. */
  isAlone?: boolean;
}

const hidden = { visibility: 'hidden' } as const;

/** Renders the buttons previous, back 10 seconds, play or pause, forward 10 seconds, next. */
export function Controls({
  isPlaying,
  isLoaded,
  onPlay,
  onPlayExpected,
  isSlim = false,
  isAlone = false,
}: Props) {
  const dispatch = useAppDispatch();
  const { nextRequested, pauseRequested, previousRequested, skipRequested } = playerEvents;
  const size = isSlim ? 'medium' : 'large';
  const beside = {
    className: classNames(styles.beside, isSlim && styles.besideSlim),
    style: isAlone ? hidden : undefined,
  };
  const move = { disabled: !isLoaded };
  return (
    <div className={classNames(styles.controls, isSlim && styles.slim)}>
      <div {...beside}>
        <IconAction
          label={playerCopy.previous}
          {...move}
          onClick={() => dispatch(previousRequested())}
        >
          <Icon path={skipPreviousIcon} />
        </IconAction>
        <IconAction
          label={playerCopy.back}
          {...move}
          onClick={() => dispatch(skipRequested(-seekStep))}
        >
          <Icon path={replay10Icon} />
        </IconAction>
      </div>
      <IconAction
        label={isPlaying ? playerCopy.pause : playerCopy.play}
        size={size}
        onIntent={onPlayExpected}
        onClick={() => (isPlaying ? dispatch(pauseRequested()) : onPlay())}
      >
        <Icon path={isPlaying ? pauseIcon : playArrowIcon} size={size} />
      </IconAction>
      <div {...beside}>
        <IconAction
          label={playerCopy.forward}
          {...move}
          onClick={() => dispatch(skipRequested(seekStep))}
        >
          <Icon path={forward10Icon} />
        </IconAction>
        <IconAction label={playerCopy.next} {...move} onClick={() => dispatch(nextRequested())}>
          <Icon path={skipNextIcon} />
        </IconAction>
      </div>
    </div>
  );
}
