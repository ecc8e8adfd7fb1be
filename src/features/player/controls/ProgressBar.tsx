import { useState } from 'react';
import { useSelector } from 'react-redux';
import { clock } from '../../../domain/text/time.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import type { PlayerRoot } from '../state/playerState.ts';
import { SeekSlider } from './SeekSlider.tsx';
import styles from './ProgressBar.module.css';

interface Props {
  /** Whether the track shown is the one that is loaded: another one is at its start. */
  isLoaded: boolean;
  /** Seconds the catalogue gives the track. */
  duration: number;
  /** Seconds where a track that isn't loaded would continue. */
  resumePosition?: number;
}

/** Where the track is, in h:mm:ss, and the bar that moves there by click, drag or arrow keys. */
export function ProgressBar({ isLoaded, duration, resumePosition = 0 }: Props) {
  const total = useSelector(({ player }: PlayerRoot) => (isLoaded && player.duration) || duration);
  const reached = useSelector(({ player }: PlayerRoot) =>
    isLoaded ? player.position : resumePosition,
  );
  const [dragged, setDragged] = useState<number | null>(null);
  const position = dragged ?? reached;

  return (
    <div>
      <SeekSlider {...{ isLoaded, duration, resumePosition }} onDrag={setDragged} />
      <div className={styles.times}>
        <Text as="span" variant="time">
          {clock(position)}
        </Text>
        {total > 0 && (
          <Text as="span" variant="time">
            {clock(total)}
          </Text>
        )}
      </div>
    </div>
  );
}
