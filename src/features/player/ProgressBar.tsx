import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { clock } from '../../domain/time.ts';
import { playerCopy } from './copy.ts';
import { selectPlayer } from './playerSelectors.ts';
import { playerEvents } from './playerSlice.ts';

interface Props {
  /** Whether the track shown is the one that is loaded: another one stands at its start. */
  isLoaded: boolean;
  /** Seconds the catalogue gives the track. */
  duration: number;
}

/** Where the track is, in h:mm:ss, and the bar that moves there by click, drag or arrow keys. */
export function ProgressBar({ isLoaded, duration }: Props) {
  const dispatch = useDispatch();
  const player = useSelector(selectPlayer);
  // While the thumb is dragged the bar shows the hand, not the sound.
  const [dragged, setDragged] = useState<number | null>(null);
  const total = isLoaded && player.duration > 0 ? player.duration : duration;
  const position = dragged ?? (isLoaded ? player.position : 0);

  return (
    <Box>
      <Slider
        aria-label={playerCopy.progress}
        value={Math.min(position, total)}
        // A length that isn't known yet must not make the bar a division by nothing.
        max={total || 1}
        step={1}
        disabled={!isLoaded}
        getAriaValueText={(value) => `${clock(value)} / ${clock(total)}`}
        onChange={(_event, value) => setDragged(Number(value))}
        onChangeCommitted={(_event, value) => {
          setDragged(null);
          dispatch(playerEvents.seekRequested(Number(value)));
        }}
      />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: -1 }}>
        <Typography variant="time">{clock(position)}</Typography>
        {total > 0 && <Typography variant="time">{clock(total)}</Typography>}
      </Box>
    </Box>
  );
}
