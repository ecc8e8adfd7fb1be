import { clock } from '../../../domain/text/time.ts';
import { useStaysWithFocus } from '../../../shared/lib/useStaysWithFocus.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { playerCopy } from '../copy.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { useSleepLeft } from './useSleepLeft.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';

/**
 * Shows an offer of more time while the sleep timer fades the sound out. With the focus on its button it stays: after
 * the end more time also continues the playback.
 */
export function SleepNotice() {
  const dispatch = useAppDispatch();
  const { left, isFading, sleep } = useSleepLeft();
  const { isShown, handlers, pressed } = useStaysWithFocus(isFading);
  if (!isShown) return null;
  const time = clock(left ?? 0);
  const text = isFading ? playerCopy.fading(time) : playerCopy.sleepIn(time);
  return (
    <Notice
      severity="info"
      role="group"
      aria-label={playerCopy.sleepTitle}
      action={
        <Button
          color="inherit"
          size="small"
          {...handlers}
          onClick={({ detail }) => {
            dispatch(playerEvents.moreTimeRequested());
            pressed(detail);
          }}
        >
          {playerCopy.moreTime}
        </Button>
      }
    >
      {sleep ? text : playerCopy.asleep}
    </Notice>
  );
}
