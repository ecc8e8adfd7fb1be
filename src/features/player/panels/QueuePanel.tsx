import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { playerCopy } from '../copy.ts';
import type { PlayerRoot } from '../state/playerState.ts';
import { selectRemainingTracks } from '../state/selectRemainingTracks.ts';
import { ListRow } from './ListRow.tsx';
import { QueueRow } from './QueueRow.tsx';

/** What plays after this: the queue, then the rest of the guide's list. */
export function QueuePanel() {
  const queue = useSelector(({ player }: PlayerRoot) => player.queue);
  const rest = useSelector(selectRemainingTracks);
  if (queue.length === 0 && rest.tracks.length === 0) {
    return <Typography>{playerCopy.nothingNext}</Typography>;
  }
  return (
    <>
      {queue.length > 0 && (
        <>
          <Typography variant="overline" component="h3" id="queued">
            {playerCopy.queued}
          </Typography>
          <List component="ol" disablePadding aria-labelledby="queued">
            {queue.map((item, index) => (
              <QueueRow
                key={`${item.guideId}/${item.trackId}`}
                item={item}
                index={index}
                isLast={index === queue.length - 1}
              />
            ))}
          </List>
        </>
      )}
      {rest.guide && rest.tracks.length > 0 && (
        <>
          <Typography variant="overline" component="h3" id="then" sx={{ display: 'block', mt: 2 }}>
            {playerCopy.thenFrom(rest.guide.title)}
          </Typography>
          <List component="ol" disablePadding aria-labelledby="then">
            {rest.tracks.map((track) => (
              <ListRow key={track.id} guideId={rest.guide?.id ?? 0} track={track} />
            ))}
          </List>
        </>
      )}
    </>
  );
}
