import { clock } from '../../../domain/text/time.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { playerCopy } from '../copy.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { useSleepLeft } from './useSleepLeft.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';

/** Shows an offer of more time while the sleep timer fades the sound out. */
export function SleepNotice() {
  const dispatch = useAppDispatch();
  const { left, isFading } = useSleepLeft();
  if (!isFading) return null;
  return (
    <Notice
      severity="info"
      role="group"
      aria-label={playerCopy.sleepTitle}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => dispatch(playerEvents.moreTimeRequested())}
        >
          {playerCopy.moreTime}
        </Button>
      }
    >
      {playerCopy.fading(clock(left ?? 0))}
    </Notice>
  );
}
