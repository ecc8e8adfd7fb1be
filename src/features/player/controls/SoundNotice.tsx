import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { playerCopy } from '../copy.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

/**
 * Shows why the loaded track does not play, with 'Try again' (docs/faults.md). `isQuiet`: it is not announced, because
 * another notice on the page is.
 */
export function SoundNotice({ isQuiet = false }: { isQuiet?: boolean }) {
  const dispatch = useAppDispatch();
  const isPreviewing = useAppSelector(({ player }) => player.preview !== null);
  const fault = useAppSelector(({ player }) => player.fault);
  const isClip = useAppSelector(({ player }) => player.clip !== null);
  const isSilenced = useAppSelector(
    ({ player }) => player.isPlayingInOtherTab && player.intent === 'pause',
  );
  if (isPreviewing) return null;
  if (!fault) {
    return isSilenced ? (
      <Notice severity="info" role={isQuiet ? 'group' : 'status'}>
        {playerCopy.elsewhere}
      </Notice>
    ) : null;
  }
  const isStalled = fault === 'stalled';
  const failed = isClip ? playerCopy.clipFailed : playerCopy.trackFailed;
  const what = isStalled ? playerCopy.stalled : fault === 'output' ? playerCopy.noOutput : failed;
  const retry = () => dispatch(playerEvents.retryRequested());
  return (
    <Notice
      severity={isStalled ? 'warning' : 'error'}
      role={isQuiet ? 'group' : isStalled ? 'status' : 'alert'}
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {playerCopy.retry}
        </Button>
      }
    >
      <span>{what}</span> <span>{playerCopy.faults[fault]}</span>
    </Notice>
  );
}
