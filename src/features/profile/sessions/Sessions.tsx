import { useState } from 'react';
import { longDate } from '../../../domain/text/date.ts';
import type { SignedInDevice } from '../../../domain/decode/customer/decodeProfile.ts';
import { isNotFound } from '../../../shared/api/apiError.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { useSignOut } from '../../auth/session/useSignOut.ts';
import { profileCopy } from '../copy.ts';
import {
  useEndAllSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from '../accountApi.ts';
import '../profile.css';
import './sessions.css';
import styles from './Sessions.module.css';

const { sessions: copy } = profileCopy;

/** Shows the signed-in devices with sign-out buttons; nothing if the API has no such endpoint (404). */
export function Sessions() {
  const { currentData: devices, error, refetch } = useSessionsQuery();
  const [endAll, { isLoading: isEnding }] = useEndAllSessionsMutation();
  const leave = useSignOut();
  const [asks, setAsks] = useState(false);
  if (!devices) {
    if (!error || isNotFound(error)) return null;
    return <Failure title={copy.readFailed} query={{ error, refetch }} />;
  }
  const leaveEverywhere = async () => {
    if (!(await endAll()).error) leave();
  };
  return (
    <Card as="section" aria-label={copy.title} className="profile-card">
      <Text as="h2" variant="h4">
        {copy.title}
      </Text>
      <Text color="muted" className={styles.text}>
        {copy.text}
      </Text>
      <ul className="sessions">
        {devices.map((device) => (
          <Device key={device.id} device={device} onLeave={leave} />
        ))}
      </ul>
      {asks ? (
        <div
          role="group"
          aria-label={copy.everywhere}
          className="row gap-12 middle profile-question"
        >
          <Text>{copy.everywhereText}</Text>
          <Button variant="contained" disabled={isEnding} onClick={() => void leaveEverywhere()}>
            {isEnding ? copy.signingOut : copy.everywhere}
          </Button>
          <Button color="inherit" disabled={isEnding} onClick={() => setAsks(false)}>
            {copy.cancel}
          </Button>
        </div>
      ) : (
        <Button variant="outlined" onClick={() => setAsks(true)}>
          {copy.everywhere}
        </Button>
      )}
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
        <Text as="span" className={styles.deviceText}>
          {name}
        </Text>
        <Text as="span" variant="small" color="muted">
          {isCurrent ? copy.current : copy.lastUsed(day)}
        </Text>
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
