import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { clock } from '../../../domain/text/time.ts';
import type { PlayerRoot } from '../state/playerState.ts';

/** Where the loaded track or clip is, and how long it lasts. */
export function BarTime() {
  const position = useSelector(({ player }: PlayerRoot) => player.position);
  const duration = useSelector(({ player }: PlayerRoot) => player.duration);
  return (
    <Typography variant="time" sx={{ display: { xs: 'none', sm: 'block' } }}>
      {clock(position)} / {clock(duration)}
    </Typography>
  );
}
