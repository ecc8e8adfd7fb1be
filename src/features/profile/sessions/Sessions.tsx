import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { longDate } from '../../../domain/text/date.ts';
import type { SignedInDevice } from '../../../domain/decode/customer/decodeProfile.ts';
import { isNotFound } from '../../../shared/api/apiError.ts';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { useSignOut } from '../../auth/session/useSignOut.ts';
import { profileCopy } from '../copy.ts';
import {
  useEndAllSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from '../accountApi.ts';
import './sessions.css';

const { sessions: copy } = profileCopy;

/** Where the customer is signed in, and the ways out. Without the call, as at the provider, nothing is shown. */
export function Sessions() {
  const { currentData: devices, error, refetch } = useSessionsQuery();
  const [endAll, { isLoading: isEnding }] = useEndAllSessionsMutation();
  const leave = useSignOut();
  if (!devices) {
    if (!error || isNotFound(error)) return null;
    return <Failure title={copy.readFailed} error={error} onRetry={() => void refetch()} />;
  }
  const leaveEverywhere = async () => {
    if (!(await endAll()).error) leave();
  };
  return (
    <Card component="section" aria-label={copy.title} sx={{ p: { xs: 2.5, sm: 3 } }}>
      <Typography variant="h4" component="h2">
        {copy.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1 }}>
        {copy.text}
      </Typography>
      <ul className="sessions">
        {devices.map((device) => (
          <Device key={device.id} device={device} onLeave={leave} />
        ))}
      </ul>
      <Button variant="outlined" disabled={isEnding} onClick={() => void leaveEverywhere()}>
        {isEnding ? copy.signingOut : copy.everywhere}
      </Button>
    </Card>
  );
}

interface DeviceProps {
  device: SignedInDevice;
  /** Signs this browser out. */
  onLeave: () => void;
}

function Device({ device: { id, device, isCurrent, lastUsed }, onLeave }: DeviceProps) {
  const [end, { isLoading }] = useEndSessionMutation();
  const name = device || copy.unknown;
  const day = longDate(lastUsed);
  return (
    <li>
      <span>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {isCurrent ? copy.current : copy.lastUsed(day)}
        </Typography>
      </span>
      <Button
        size="small"
        disabled={isLoading}
        aria-label={isCurrent ? undefined : copy.signOutOf(name, day)}
        onClick={() => (isCurrent ? onLeave() : void end(id))}
      >
        {isLoading ? copy.signingOut : copy.signOut}
      </Button>
    </li>
  );
}
