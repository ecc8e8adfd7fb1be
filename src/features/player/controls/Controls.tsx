import Forward10 from '@mui/icons-material/Forward10';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Replay10 from '@mui/icons-material/Replay10';
import SkipNext from '@mui/icons-material/SkipNext';
import SkipPrevious from '@mui/icons-material/SkipPrevious';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useDispatch } from 'react-redux';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { playerCopy } from '../copy.ts';
import { playerEvents, seekStep } from '../state/playerSlice.ts';

interface Props {
  isPlaying: boolean;
  /** Whether a track is loaded that the buttons beside 'play' can move in. */
  isLoaded: boolean;
  onPlay: () => void;
  /** A pointer or the keyboard's focus has reached 'play'. */
  onPlayExpected?: () => void;
  /** In the slim bar: 'play' is no larger than its neighbours, which a phone has no room for. */
  isSlim?: boolean;
}

/** Previous, back 10 seconds, play or pause, forward 10 seconds, next. */
export function Controls({ isPlaying, isLoaded, onPlay, onPlayExpected, isSlim = false }: Props) {
  const dispatch = useDispatch();
  const { nextRequested, pauseRequested, previousRequested, skipRequested } = playerEvents;
  const size = isSlim ? 'medium' : 'large';
  // The slim bar of a phone has room for 'play' only; its panel has the others.
  const beside = { display: { xs: isSlim ? 'none' : 'flex', md: 'flex' }, gap: isSlim ? 0 : 1 };
  const move = { disabled: !isLoaded };
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', justifyContent: 'center', gap: isSlim ? 0 : 1 }}
    >
      <Box sx={beside}>
        <IconAction
          label={playerCopy.previous}
          {...move}
          onClick={() => dispatch(previousRequested())}
        >
          <SkipPrevious />
        </IconAction>
        <IconAction
          label={playerCopy.back}
          {...move}
          onClick={() => dispatch(skipRequested(-seekStep))}
        >
          <Replay10 />
        </IconAction>
      </Box>
      <IconAction
        label={isPlaying ? playerCopy.pause : playerCopy.play}
        prominent={!isSlim}
        onSign={onPlayExpected}
        onClick={() => (isPlaying ? dispatch(pauseRequested()) : onPlay())}
      >
        {isPlaying ? <Pause fontSize={size} /> : <PlayArrow fontSize={size} />}
      </IconAction>
      <Box sx={beside}>
        <IconAction
          label={playerCopy.forward}
          {...move}
          onClick={() => dispatch(skipRequested(seekStep))}
        >
          <Forward10 />
        </IconAction>
        <IconAction label={playerCopy.next} {...move} onClick={() => dispatch(nextRequested())}>
          <SkipNext />
        </IconAction>
      </Box>
    </Stack>
  );
}
