import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useDispatch } from 'react-redux';
import { clock } from '../../../domain/text/time.ts';
import { playerCopy } from '../copy.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { useSleepLeft } from '../controls/useSleepLeft.ts';

const usualMinutes = [15, 30, 45, 60] as const;
const maxMinutes = 600;

/** Ends the sound by the clock, or with the track. */
export function SleepPanel() {
  const dispatch = useDispatch();
  const { isFading, left, sleep } = useSleepLeft();
  const [own, setOwn] = useState('');
  const minutes = /^\d{1,3}$/.test(own) ? Number(own) : 0;
  const isGood = minutes > 0 && minutes <= maxMinutes;
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (!isGood) return;
    dispatch(playerEvents.sleepTimerSet(minutes));
    setOwn('');
  };
  const isWithTrack = sleep?.kind === 'trackEnd';
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography role="status">
        {isWithTrack && playerCopy.sleepWithTrack}
        {sleep && !isWithTrack && left !== null && playerCopy.sleepLeft(clock(left))}
      </Typography>
      {sleep && (
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button variant="outlined" onClick={() => dispatch(playerEvents.sleepTimerCancelled())}>
            {playerCopy.sleepOff}
          </Button>
          {isFading && (
            <Button variant="contained" onClick={() => dispatch(playerEvents.moreTimeRequested())}>
              {playerCopy.moreTime}
            </Button>
          )}
        </Stack>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {usualMinutes.map((each) => (
          <Button
            key={each}
            variant="outlined"
            onClick={() => dispatch(playerEvents.sleepTimerSet(each))}
          >
            {playerCopy.sleepMinutes(each)}
          </Button>
        ))}
        <Button variant="outlined" onClick={() => dispatch(playerEvents.sleepTimerSetToTrackEnd())}>
          {playerCopy.sleepAtEnd}
        </Button>
      </Stack>
      <Stack component="form" direction="row" onSubmit={start} sx={{ gap: 1, pt: 1 }}>
        <TextField
          size="small"
          label={playerCopy.sleepCustom}
          value={own}
          onChange={({ target }) => setOwn(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="contained" disabled={!isGood}>
          {playerCopy.sleepStart}
        </Button>
      </Stack>
    </Stack>
  );
}
