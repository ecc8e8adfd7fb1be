import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDispatch, useSelector } from 'react-redux';
import { playerCopy } from './copy.ts';
import { selectPlayer } from './selectPlayer.ts';
import { playerEvents } from './playerSlice.ts';

/**
 * Why the loaded track does not sound, and 'Try again' (docs/faults.md). `isQuiet`: another one on the page
 * announces it.
 */
export function SoundNotice({ isQuiet = false }: { isQuiet?: boolean }) {
  const dispatch = useDispatch();
  const { clip, fault, intent, isElsewhere, preview } = useSelector(selectPlayer);
  if (preview) return null;
  if (!fault) {
    return isElsewhere && intent === 'pause' ? (
      <Alert severity="info" role={isQuiet ? 'group' : 'status'}>
        {playerCopy.elsewhere}
      </Alert>
    ) : null;
  }
  const isStalled = fault === 'stalled';
  const failed = clip ? playerCopy.clipFailed : playerCopy.trackFailed;
  const what = isStalled ? playerCopy.stalled : fault === 'output' ? playerCopy.noOutput : failed;
  const retry = () => dispatch(playerEvents.retryRequested());
  return (
    <Alert
      severity={isStalled ? 'warning' : 'error'}
      role={isQuiet ? 'group' : isStalled ? 'status' : 'alert'}
      action={
        <Button color="inherit" size="small" onClick={retry}>
          {playerCopy.retry}
        </Button>
      }
    >
      <span>{what}</span> <span>{playerCopy.faults[fault]}</span>
    </Alert>
  );
}
