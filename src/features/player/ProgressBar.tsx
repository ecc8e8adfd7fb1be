import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { clock } from '../../domain/time.ts';
import { selectPlayer } from './selectPlayer.ts';
import { SeekSlider } from './SeekSlider.tsx';

interface Props {
  /** Whether the track shown is the one that is loaded: another one stands at its start. */
  isLoaded: boolean;
  /** Seconds the catalogue gives the track. */
  duration: number;
  /** Seconds where a track that isn't loaded would go on. */
  restingAt?: number;
}

/** Where the track is, in h:mm:ss, and the bar that moves there by click, drag or arrow keys. */
export function ProgressBar({ isLoaded, duration, restingAt = 0 }: Props) {
  const player = useSelector(selectPlayer);
  const [dragged, setDragged] = useState<number | null>(null);
  const total = isLoaded && player.duration > 0 ? player.duration : duration;
  const position = dragged ?? (isLoaded ? player.position : restingAt);

  return (
    <Box>
      <SeekSlider {...{ isLoaded, duration, restingAt }} onDrag={setDragged} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: -1 }}>
        <Typography variant="time">{clock(position)}</Typography>
        {total > 0 && <Typography variant="time">{clock(total)}</Typography>}
      </Box>
    </Box>
  );
}
