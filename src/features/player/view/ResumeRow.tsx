import { useRef } from 'react';
import type { GuideDetail } from '../../../domain/model.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { replayIcon, undoIcon } from '../../../shared/ui/icons/playerIcons.ts';
import { playArrowIcon } from '../../../shared/ui/icons/playIcons.ts';
import '../../../shared/ui/visuallyHidden.css';
import { jumpUndoMark, progressEvents, selectJumpOrigin } from '../progress/progressSlice.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { resumeCopy } from './resumeCopy.ts';
import styles from './ResumeRow.module.css';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

interface Props {
  guide: GuideDetail;
  isLoaded: boolean;
  /** The stored position of the shown track, in seconds. Used while the track is not loaded. */
  resumePosition: number;
  onPlay: () => void;
}

/** Seconds below which 'Start from the beginning' is not offered: 'Back 10 seconds' has the same effect. */
const startOverFrom = 10;

/**
 * Shows the progress in a guide, with buttons to continue, start again or undo a jump. The height is the same without
 * buttons: nothing moves when the stored progress is loaded.
 */
export function ResumeRow({ guide, isLoaded, resumePosition, onPlay }: Props) {
  const dispatch = useAppDispatch();
  const row = useRef<HTMLDivElement>(null);
  const jumpOrigin = useAppSelector(selectJumpOrigin);
  // The provider's API stores nothing of what was listened to.
  const isShared = useAppSelector(({ progress }) =>
    Object.values(progress.guides).some(({ trackProgress }) =>
      Object.values(trackProgress).some((track) => track.isShared),
    ),
  );
  const back = isLoaded && jumpOrigin?.guideId === guide.id ? jumpOrigin : null;
  const isPartlyPlayed = useAppSelector(({ player }) => player.position > startOverFrom);
  const canStartOver = isLoaded ? isPartlyPlayed : resumePosition > 0;
  const canResume = back !== null || (!isLoaded && resumePosition > 0);
  /** Focuses the row after the action: the pressed button may be unmounted, and the keyboard focus would be lost. */
  const press = (act: () => void) => () => {
    act();
    row.current?.focus();
  };
  return (
    <div
      ref={row}
      role="group"
      tabIndex={-1}
      aria-label={resumeCopy.progress}
      className={styles.resumeRow}
    >
      {!canResume && !canStartOver && (
        <Text as="span" variant="caption" color="muted" className={styles.note}>
          {resumeCopy.isKept(isShared)}
        </Text>
      )}
      {canResume && (
        <Button
          variant="outlined"
          {...{ [jumpUndoMark]: back ? '' : undefined }}
          startIcon={<Icon path={back ? undoIcon : playArrowIcon} />}
          onClick={press(back ? () => dispatch(progressEvents.jumpUndone()) : onPlay)}
          className={styles.action}
        >
          {back ? resumeCopy.jumpOrigin(back.position) : resumeCopy.resume(resumePosition)}
        </Button>
      )}
      {canStartOver && !back && (
        <Button
          color="inherit"
          aria-label={resumeCopy.startOver}
          startIcon={<Icon path={replayIcon} />}
          onClick={press(() => {
            if (!isLoaded) onPlay();
            dispatch(playerEvents.seekRequested(0));
          })}
          className={styles.startOver}
        >
          <span className={styles.words}>{resumeCopy.startOver}</span>
          <span className={styles.shortWords}>{resumeCopy.startOverShort}</span>
        </Button>
      )}
      <span role="status" className="visually-hidden">
        {back && resumeCopy.jumpOrigin(back.position)}
      </span>
    </div>
  );
}
