import Box from '@mui/material/Box';
import { useSelector } from 'react-redux';
import type { Track } from '../../../domain/model.ts';
import '../../../shared/ui/visuallyHidden.css';
import { savedPosition } from '../progress/guideProgress.ts';
import { selectGuideProgress, type ProgressRoot } from '../progress/progressSlice.ts';
import { resumeCopy } from './resumeCopy.ts';

interface Props {
  guideId: number;
  track: Track;
}

/** Shows the progress of a track as a line at the bottom of its row, which takes no space. */
export function ResumeMark({ guideId, track }: Props) {
  const position = useSelector((state: ProgressRoot) =>
    savedPosition(selectGuideProgress(state, guideId), track.id),
  );
  if (position === 0) return null;
  const share = track.duration > 0 ? Math.min(position / track.duration, 1) : 0;
  return (
    <>
      <span className="visually-hidden">{resumeCopy.leftAt(position)}</span>
      <Box
        aria-hidden
        component="span"
        sx={{
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          height: 2,
          bgcolor: 'primary.main',
          transformOrigin: 'left',
        }}
        style={{ transform: `scaleX(${share})` }}
      />
    </>
  );
}
