import Slider from '@mui/material/Slider';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { clock } from '../../../domain/text/time.ts';
import { playerCopy } from '../copy.ts';
import { playerEvents } from '../state/playerSlice.ts';
import type { PlayerRoot } from '../state/playerState.ts';
import styles from './SeekSlider.module.css';

interface Props {
  /** Whether the track shown is the one that is loaded: another one is at its stored progress. */
  isLoaded: boolean;
  /** Seconds the catalogue gives the track. */
  duration: number;
  /** Seconds where a track that isn't loaded would continue. */
  resumePosition?: number;
  /** Seconds under the hand that drags; null when it lets go. */
  onDrag?: (seconds: number | null) => void;
}

/** The bar that shows the position in the track and how much of it is buffered; click, drag or arrow keys move it. */
export function SeekSlider({ isLoaded, duration, resumePosition = 0, onDrag }: Props) {
  const dispatch = useDispatch();
  const total = useSelector(({ player }: PlayerRoot) => (isLoaded && player.duration) || duration);
  const reached = useSelector(({ player }: PlayerRoot) =>
    isLoaded ? player.position : resumePosition,
  );
  const buffered = useSelector(({ player }: PlayerRoot) => (isLoaded ? player.buffered : 0));
  // While the thumb is dragged the bar shows the hand, not the sound.
  const [dragged, setDragged] = useState<number | null>(null);
  const drag = (seconds: number | null) => {
    setDragged(seconds);
    onDrag?.(seconds);
  };
  const position = dragged ?? reached;
  const arrived = total > 0 ? Math.min(buffered / total, 1) : 0;
  return (
    <div className={styles.seekSlider}>
      <div
        aria-hidden
        // A rule for every width would fill the page's style sheet.
        style={{ transform: `scaleX(${arrived})` }}
        className={styles.arrived}
      />
      <Slider
        // Progress is read after the page is mounted: a new thumb there, instead of one that slides and shifts the layout.
        key={isLoaded ? 'loaded' : resumePosition}
        aria-label={playerCopy.progress}
        value={Math.min(position, total)}
        // A length that isn't known yet must not make the bar a division by nothing.
        max={total || 1}
        step={1}
        disabled={!isLoaded}
        getAriaValueText={(value) => `${clock(value)} / ${clock(total)}`}
        onChange={(_event, value) => drag(Number(value))}
        onChangeCommitted={(_event, value) => {
          drag(null);
          dispatch(playerEvents.seekRequested(Number(value)));
        }}
      />
    </div>
  );
}
