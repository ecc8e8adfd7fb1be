import List from '@mui/material/List';
import { Text } from '../../../../shared/ui/basic/Text.tsx';
import { panelCopy } from './copy.ts';
import { selectRemainingTracks } from '../../state/selectRemainingTracks.ts';
import { ListRow } from './ListRow.tsx';
import { QueueRow } from './QueueRow.tsx';
import styles from './QueuePanel.module.css';
import { useAppSelector } from '../../../../shared/store/hooks.ts';

/** Shows what plays next: the queue, then the rest of the guide's list. */
export function QueuePanel() {
  const queue = useAppSelector(({ player }) => player.queue);
  const rest = useAppSelector(selectRemainingTracks);
  const upcoming = rest.guide;
  if (queue.length === 0 && rest.tracks.length === 0) {
    return <Text>{panelCopy.nothingNext}</Text>;
  }
  return (
    <>
      {queue.length > 0 && (
        <>
          <Text as="h3" variant="overline" id="queued">
            {panelCopy.queued}
          </Text>
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
      {upcoming && rest.tracks.length > 0 && (
        <>
          <Text as="h3" variant="overline" id="then" className={styles.kicker}>
            {panelCopy.thenFrom(upcoming.title)}
          </Text>
          <List component="ol" disablePadding aria-labelledby="then">
            {rest.tracks.map((track) => (
              <ListRow key={track.id} guide={upcoming} track={track} />
            ))}
          </List>
        </>
      )}
    </>
  );
}
