import PlayArrow from '@mui/icons-material/PlayArrow';
import Replay from '@mui/icons-material/Replay';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { GuideDetail } from '../../../domain/model.ts';
import '../../../shared/ui/visuallyHidden.css';
import { progressEvents, selectJumpOrigin } from '../progress/progressSlice.ts';
import { playerEvents } from '../state/playerSlice.ts';
import type { PlayerRoot } from '../state/playerState.ts';
import { resumeCopy } from './resumeCopy.ts';

interface Props {
  guide: GuideDetail;
  isLoaded: boolean;
  /** Seconds where the track that the player shows would continue, while it isn't loaded. */
  resumePosition: number;
  onPlay: () => void;
}

/** Seconds below which 'Start from the beginning' is not offered: 'Back 10 seconds' does the same. */
const startOverFrom = 10;

/**
 * The progress in a guide, and the ways from there: continue, start again, or undo
 * a jump. Its height is the same without any of them: nothing moves when the progress has been read.
 */
export function ResumeRow({ guide, isLoaded, resumePosition, onPlay }: Props) {
  const dispatch = useDispatch();
  const row = useRef<HTMLDivElement>(null);
  const jumpOrigin = useSelector(selectJumpOrigin);
  const back = isLoaded && jumpOrigin?.guideId === guide.id ? jumpOrigin : null;
  const isPartlyPlayed = useSelector(({ player }: PlayerRoot) => player.position > startOverFrom);
  const canStartOver = isLoaded ? isPartlyPlayed : resumePosition > 0;
  const canResume = back !== null || (!isLoaded && resumePosition > 0);
  /** The pressed button may disappear: the keyboard focus stays in the row. */
  const press = (act: () => void) => () => {
    act();
    row.current?.focus();
  };
  return (
    <Box
      ref={row}
      role="group"
      tabIndex={-1}
      aria-label={resumeCopy.place}
      sx={{
        display: 'grid',
        // Each button has its own half, so that a double click never hits the other.
        gridTemplateColumns: { xs: '3fr 2fr', sm: '1fr 1fr' },
        columnGap: 1,
        height: 40,
        alignItems: 'center',
      }}
    >
      {!canResume && !canStartOver && (
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ gridColumn: '1 / -1', textAlign: 'center' }}
        >
          {resumeCopy.isKept}
        </Typography>
      )}
      {canResume && (
        <Button
          variant="outlined"
          sx={{ gridColumn: 1, justifySelf: 'end', whiteSpace: 'nowrap' }}
          startIcon={back ? <Undo /> : <PlayArrow />}
          onClick={press(back ? () => dispatch(progressEvents.jumpUndone()) : onPlay)}
        >
          {back ? resumeCopy.jumpOrigin(back.position) : resumeCopy.resume(resumePosition)}
        </Button>
      )}
      {canStartOver && !back && (
        <Button
          color="inherit"
          sx={{ gridColumn: 2, justifySelf: 'start', whiteSpace: 'nowrap' }}
          aria-label={resumeCopy.startOver}
          startIcon={<Replay />}
          onClick={press(() => {
            if (!isLoaded) onPlay();
            dispatch(playerEvents.seekRequested(0));
          })}
        >
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            {resumeCopy.startOver}
          </Box>
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {resumeCopy.startOverShort}
          </Box>
        </Button>
      )}
      <span role="status" className="visually-hidden">
        {back && resumeCopy.jumpOrigin(back.position)}
      </span>
    </Box>
  );
}
