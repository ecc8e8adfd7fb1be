import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { longDate } from '../../../domain/text/date.ts';
import { isNotFound } from '../../../shared/api/apiError.ts';
import { copyText } from '../../../shared/lib/copyText.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { feedCopy as copy } from './copy.ts';
import { useEndFeedMutation, useFeedQuery, useMakeFeedMutation } from './feedApi.ts';
import '../profile.css';
import styles from './PodcastFeed.module.css';

/** Networks of one listener in a week: home, workplace, mobile networks. */
const USUAL_NETWORKS = 5;

/** Makes and ends the address for podcast apps; shows nothing if the API has no such endpoint (404). */
export function PodcastFeed() {
  const { currentData: feed, error, refetch } = useFeedQuery();
  const [make, { data: address, isLoading: isMaking, reset }] = useMakeFeedMutation();
  const [end, { isLoading: isEnding }] = useEndFeedMutation();
  const [asks, setAsks] = useState(false);
  if (!feed) {
    if (!error || isNotFound(error)) return null;
    return <Failure title={copy.readFailed} query={{ error, refetch }} />;
  }
  const isBusy = isMaking || isEnding;
  const makeAddress = async () => {
    if (!(await make()).error) setAsks(false);
  };
  const turnOff = async () => {
    if (!(await end()).error) reset();
  };
  return (
    <Card as="section" aria-label={copy.title} className="profile-card column gap-12">
      <Text as="h2" variant="h4">
        {copy.title}
      </Text>
      <Text color="muted">{copy.text}</Text>
      {address !== undefined && <Address address={address} />}
      {feed.made !== '' && address === undefined && <State {...feed} />}
      {asks && (
        <div role="group" aria-label={copy.renew} className="row gap-12 middle profile-question">
          <Text>{copy.renewText}</Text>
          <Button variant="contained" disabled={isBusy} onClick={() => void makeAddress()}>
            {isMaking ? copy.waiting : copy.renew}
          </Button>
          <Button color="inherit" disabled={isBusy} onClick={() => setAsks(false)}>
            {copy.cancel}
          </Button>
        </div>
      )}
      {!asks && (
        <div className="row gap-12 middle">
          {feed.made === '' && address === undefined ? (
            <Button variant="outlined" disabled={isBusy} onClick={() => void makeAddress()}>
              {isMaking ? copy.waiting : copy.make}
            </Button>
          ) : (
            <>
              <Button variant="outlined" disabled={isBusy} onClick={() => setAsks(true)}>
                {copy.renew}
              </Button>
              <Button color="inherit" disabled={isBusy} onClick={() => void turnOff()}>
                {isEnding ? copy.waiting : copy.end}
              </Button>
            </>
          )}
        </div>
      )}
    </Card>
  );
}

function State({ made, networks }: { made: string; networks: number }) {
  return (
    <>
      <Text>{copy.madeOn(longDate(made))}</Text>
      <Text>{networks === 0 ? copy.unread : copy.read(networks)}</Text>
      {networks > USUAL_NETWORKS && <Text>{copy.many}</Text>}
    </>
  );
}

function Address({ address }: { address: string }) {
  const [said, setSaid] = useState('');
  const copyAddress = async () => setSaid((await copyText(address)) ? copy.copied : copy.notCopied);
  return (
    <>
      <div className={styles.address}>
        <TextField
          fullWidth
          size="small"
          label={copy.address}
          value={address}
          slotProps={{ htmlInput: { readOnly: true, translate: 'no' } }}
          onFocus={({ target }) => target.select()}
        />
        <Button variant="contained" onClick={() => void copyAddress()}>
          {copy.copy}
        </Button>
      </div>
      <Text>{copy.once}</Text>
      <Text role="status">{said}</Text>
    </>
  );
}
