import { locale } from '../../../../domain/text/locale.ts';
import TextField from '@mui/material/TextField';
import { useState, type FormEvent } from 'react';
import { clock } from '../../../../domain/text/time.ts';
import { useStaysWithFocus } from '../../../../shared/lib/useStaysWithFocus.ts';
import { Button } from '../../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../../shared/ui/basic/Text.tsx';
import '../../../../shared/ui/visuallyHidden.css';
import { playerCopy } from '../../copy.ts';
import { panelCopy } from './copy.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import { onDeviceClock } from '../../state/steadyNow.ts';
import { useSleepLeft } from '../../controls/useSleepLeft.ts';
import styles from './SleepPanel.module.css';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';

const usualMinutes = [15, 30, 45, 60] as const;
const maxMinutes = 600;
const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });

/** Sets the sleep timer: playback stops after a time, or at the end of the track. */
export function SleepPanel() {
  const dispatch = useAppDispatch();
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
  const more = useStaysWithFocus(isFading);
  const off = useStaysWithFocus(sleep !== null);
  const isByClock = sleep?.kind === 'clock';
  return (
    <div className="column gap-16">
      {isByClock && left !== null && <Text role="timer">{panelCopy.sleepLeft(clock(left))}</Text>}
      {/* Screen readers announce when the sound ends, not each second. */}
      <Text role="status" className={isByClock ? 'visually-hidden' : undefined}>
        {isByClock
          ? panelCopy.sleepAt(time.format(onDeviceClock(sleep.until)))
          : sleep && panelCopy.sleepWithTrack}
      </Text>
      {(off.isShown || more.isShown) && (
        <div className="row gap-8">
          {off.isShown && (
            <Button
              variant="outlined"
              {...off.handlers}
              onClick={({ detail }) => {
                dispatch(playerEvents.sleepTimerCancelled());
                off.pressed(detail);
              }}
            >
              {panelCopy.sleepOff}
            </Button>
          )}
          {more.isShown && (
            <Button
              variant="contained"
              {...more.handlers}
              onClick={({ detail }) => {
                dispatch(playerEvents.moreTimeRequested());
                more.pressed(detail);
              }}
            >
              {playerCopy.moreTime}
            </Button>
          )}
        </div>
      )}
      <div className="row gap-8">
        {usualMinutes.map((each) => (
          <Button
            key={each}
            variant="outlined"
            onClick={() => dispatch(playerEvents.sleepTimerSet(each))}
          >
            {panelCopy.sleepMinutes(each)}
          </Button>
        ))}
        <Button variant="outlined" onClick={() => dispatch(playerEvents.sleepTimerSetToTrackEnd())}>
          {panelCopy.sleepAtEnd}
        </Button>
      </div>
      <form onSubmit={start} className={styles.form}>
        <TextField
          size="small"
          label={panelCopy.sleepCustom}
          value={own}
          onChange={({ target }) => setOwn(target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          sx={{ flex: 1 }}
        />
        <Button type="submit" variant="contained" disabled={!isGood}>
          {panelCopy.sleepStart}
        </Button>
      </form>
    </div>
  );
}
