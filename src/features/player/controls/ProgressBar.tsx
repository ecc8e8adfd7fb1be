import { useState } from 'react';
import { clock } from '../../../domain/text/time.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { SeekSlider } from './SeekSlider.tsx';
import styles from './ProgressBar.module.css';
import { useAppSelector } from '../../../shared/store/hooks.ts';

interface Props {
  /** Whether the shown track is loaded. Otherwise it is shown at `resumePosition`. */
  isLoaded: boolean;
  /** The track's length in the catalogue, in seconds. */
  duration: number;
  /** The stored position of a track that is not loaded, in seconds. Default: 0. */
  resumePosition?: number;
}

/** Shows the position in the track as h:mm:ss, and a slider that changes it by click, drag or arrow keys. */
export function ProgressBar({ isLoaded, duration, resumePosition = 0 }: Props) {
  const total = useAppSelector(({ player }) => (isLoaded && player.duration) || duration);
  const reached = useAppSelector(({ player }) => (isLoaded ? player.position : resumePosition));
  const [dragged, setDragged] = useState<number | null>(null);
  const position = dragged ?? reached;

  return (
    <div>
      <SeekSlider {...{ isLoaded, duration, resumePosition }} onDrag={setDragged} />
      <div className={styles.times}>
        <Text as="span" variant="time" translate="no">
          {clock(position)}
        </Text>
        {total > 0 && (
          <Text as="span" variant="time" translate="no">
            {clock(total)}
          </Text>
        )}
      </div>
    </div>
  );
}
