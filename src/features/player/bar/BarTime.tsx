import { useSelector } from 'react-redux';
import { clock } from '../../../domain/text/time.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import type { PlayerRoot } from '../state/playerState.ts';
import styles from './BarTime.module.css';

/** Shows the position in the loaded track or clip, and its length. */
export function BarTime() {
  const position = useSelector(({ player }: PlayerRoot) => player.position);
  const duration = useSelector(({ player }: PlayerRoot) => player.duration);
  return (
    <Text as="span" variant="time" className={styles.time}>
      {clock(position)} / {clock(duration)}
    </Text>
  );
}
