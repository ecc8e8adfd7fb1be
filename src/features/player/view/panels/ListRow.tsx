import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { GuideDetail, Track } from '../../../../domain/model.ts';
import { clock } from '../../../../domain/text/time.ts';
import { Text } from '../../../../shared/ui/basic/Text.tsx';
import { selectGuideProgress } from '../../progress/progressSlice.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import { positionOf } from '../../progress/resume.ts';
import { useAppDispatch, useAppSelector } from '../../../../shared/store/hooks.ts';

/** Shows a track that follows in the guide's list, with a button that jumps to it. */
export function ListRow({ guide, track }: { guide: GuideDetail; track: Track }) {
  const dispatch = useAppDispatch();
  const guideId = guide.id;
  const progress = useAppSelector((state) => selectGuideProgress(state, guideId));
  const { duration, id: trackId, title } = track;
  return (
    <ListItem disablePadding>
      <ListItemButton
        onClick={() =>
          dispatch(playerEvents.trackChosen({ guideId, trackId, ...positionOf(progress, track) }))
        }
        sx={{ px: 1 }}
      >
        <ListItemText primary={title} lang={guide.lang} />
        {duration > 0 && (
          <Text as="span" variant="time" translate="no">
            {clock(duration)}
          </Text>
        )}
      </ListItemButton>
    </ListItem>
  );
}
