import Slider from '@mui/material/Slider';
import { useState } from 'react';
import { spokenTime } from '../../../domain/text/spokenTime.ts';
import { playerCopy } from '../copy.ts';
import { playerEvents } from '../state/playerSlice.ts';
import styles from './SeekSlider.module.css';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

interface Props {
  /** Whether the shown track is loaded. Otherwise it is shown at `resumePosition`. */
  isLoaded: boolean;
  /** The track's length in the catalogue, in seconds. */
  duration: number;
  /** The stored position of a track that is not loaded, in seconds. Default: 0. */
  resumePosition?: number;
  /** Called with the dragged position in seconds, and with null when the drag ends. */
  onDrag?: (seconds: number | null) => void;
}

/**
 * Renders the slider that shows the position in the track and how much is buffered. Click, drag or arrow keys move it.
 */
export function SeekSlider({ isLoaded, duration, resumePosition = 0, onDrag }: Props) {
  const dispatch = useAppDispatch();
  const total = useAppSelector(({ player }) => (isLoaded && player.duration) || duration);
  const reached = useAppSelector(({ player }) => (isLoaded ? player.position : resumePosition));
  const buffered = useAppSelector(({ player }) => (isLoaded ? player.buffered : 0));
  // While the thumb is dragged, the slider shows the dragged position instead of the playback position.
  const [dragged, setDragged] = useState<number | null>(null);
  const moves = useAppSelector(({ player }) => player.seeks + player.loads);
  // While the slider has the focus, a screen reader would read every second: the position is that of the last move.
  const [spoken, setSpoken] = useState<{ moves: number; position: number } | null>(null);
  if (spoken && spoken.moves !== moves) setSpoken({ moves, position: reached });
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
        // Inline: a generated class for every width would fill the page's style sheet.
        style={{ transform: `scaleX(${arrived})` }}
        className={styles.arrived}
      />
      <Slider
        // Remounts when the stored progress is loaded: the thumb would otherwise slide and shift the layout.
        key={isLoaded ? 'loaded' : resumePosition}
        aria-label={playerCopy.progress}
        value={Math.min(position, total)}
        // The length is 0 while it is unknown, and the slider would divide by zero.
        max={total || 1}
        step={1}
        disabled={!isLoaded}
        getAriaValueText={() =>
          playerCopy.positionOf(
            spokenTime(dragged ?? spoken?.position ?? position),
            spokenTime(total),
          )
        }
        onFocus={() => setSpoken({ moves, position })}
        onBlur={() => setSpoken(null)}
        onChange={(_event, value) => drag(Number(value))}
        onChangeCommitted={(_event, value) => {
          drag(null);
          dispatch(playerEvents.seekRequested(Number(value)));
        }}
      />
    </div>
  );
}
