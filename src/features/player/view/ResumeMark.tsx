import type { Track } from '../../../domain/model.ts';
import '../../../shared/ui/visuallyHidden.css';
import { savedPosition } from '../progress/guideProgress.ts';
import { selectGuideProgress } from '../progress/progressSlice.ts';
import { resumeCopy } from './resumeCopy.ts';
import styles from './ResumeMark.module.css';
import { useAppSelector } from '../../../shared/store/hooks.ts';

interface Props {
  guideId: number;
  track: Track;
}

/** Shows the progress of a track as a line at the bottom of its row. The line takes no space in the layout. */
export function ResumeMark({ guideId, track }: Props) {
  const position = useAppSelector((state) =>
    savedPosition(selectGuideProgress(state, guideId), track.id, track),
  );
  if (position === 0) return null;
  const share = track.duration > 0 ? Math.min(position / track.duration, 1) : 0;
  return (
    <>
      <span className="visually-hidden">{resumeCopy.leftAt(position)}</span>
      <span aria-hidden style={{ transform: `scaleX(${share})` }} className={styles.mark} />
    </>
  );
}
