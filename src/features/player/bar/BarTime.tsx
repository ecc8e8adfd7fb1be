import { clock } from '../../../domain/text/time.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import styles from './BarTime.module.css';
import { useAppSelector } from '../../../shared/store/hooks.ts';

/** Shows the position in the loaded track or clip, and its length. */
export function BarTime() {
  const position = useAppSelector(({ player }) => player.position);
  const duration = useAppSelector(({ player }) => player.duration);
  return (
    <Text as="span" variant="time" translate="no" className={styles.time}>
      {`${clock(position)} / ${clock(duration)}`}
    </Text>
  );
}
