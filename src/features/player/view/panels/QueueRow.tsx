import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { Icon } from '../../../../shared/ui/icons/Icon.tsx';
import { arrowDownwardIcon } from '../../../../shared/ui/icons/playerIcons.ts';
import { arrowUpwardIcon, closeIcon } from '../../../../shared/ui/icons/shellIcons.ts';
import { IconAction } from '../../../../shared/ui/tooltip/IconAction.tsx';
import { selectIsCustomer } from '../../../auth/session/sessionSlice.ts';
import { panelCopy } from './copy.ts';
import { useGuideQuery } from '../../../guides/guideApi.ts';
import { selectGuideProgress } from '../../progress/progressSlice.ts';
import { isPlayable } from '../../state/playerSelectors.ts';
import { playerEvents } from '../../state/playerSlice.ts';
import { positionOf } from '../../progress/resume.ts';
import type { PlayerItem } from '../../state/playerState.ts';
import { useAppDispatch, useAppSelector } from '../../../../shared/store/hooks.ts';

interface Props {
  item: PlayerItem;
  index: number;
  isLast: boolean;
}

/** Shows a queued track, with buttons to jump to it, move it and remove it. */
export function QueueRow({ item, index, isLast }: Props) {
  const dispatch = useAppDispatch();
  const { currentData: guide } = useGuideQuery(item.guideId);
  const progress = useAppSelector((state) => selectGuideProgress(state, item.guideId));
  const isCustomer = useAppSelector(selectIsCustomer);
  const track = guide?.tracks.find(({ id }) => id === item.trackId);
  const title = track?.title ?? '…';
  const { lockedTrackRefused, queueMoved, trackChosen, unqueued } = playerEvents;
  const jump = () => {
    if (!guide || !track) return;
    dispatch(
      isPlayable(guide, track)
        ? trackChosen({ ...item, ...positionOf(progress, track), isQueued: true })
        : lockedTrackRefused({ ...item, byCustomer: isCustomer }),
    );
  };
  return (
    <ListItem disablePadding>
      <ListItemButton disabled={!track} onClick={jump} sx={{ px: 1 }}>
        <ListItemText primary={title} secondary={guide?.title} lang={guide?.lang} />
      </ListItemButton>
      <IconAction
        label={panelCopy.earlier(title)}
        disabled={index === 0}
        onClick={() => dispatch(queueMoved({ from: index, by: -1 }))}
      >
        <Icon path={arrowUpwardIcon} size="small" />
      </IconAction>
      <IconAction
        label={panelCopy.later(title)}
        disabled={isLast}
        onClick={() => dispatch(queueMoved({ from: index, by: 1 }))}
      >
        <Icon path={arrowDownwardIcon} size="small" />
      </IconAction>
      <IconAction label={panelCopy.unqueue(title)} onClick={() => dispatch(unqueued(item))}>
        <Icon path={closeIcon} size="small" />
      </IconAction>
    </ListItem>
  );
}
