import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import type { GuideDetail, Track } from '../../../domain/model.ts';
import { clock } from '../../../domain/text/time.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import {
  checkCircleIcon,
  errorOutlinedIcon,
  expandMoreIcon,
} from '../../../shared/ui/icons/generalIcons.ts';
import { lockIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { volumeUpIcon } from '../../../shared/ui/icons/playerIcons.ts';
import { playArrowIcon } from '../../../shared/ui/icons/playIcons.ts';
import { playerCopy } from '../copy.ts';
import { isFinished } from '../progress/guideProgress.ts';
import { selectGuideProgress } from '../progress/progressSlice.ts';
import { isPlayable } from '../state/playerSelectors.ts';
import type { PlayerItem } from '../state/playerState.ts';
import { ResumeMark } from './ResumeMark.tsx';
import { resumeCopy } from './resumeCopy.ts';
import { TrackMenu } from './TrackMenu.tsx';
import styles from './TrackList.module.css';
import { useAppSelector } from '../../../shared/store/hooks.ts';

interface Props {
  guide: GuideDetail;
  /** The track that the player shows. */
  current: Track;
  isPlaying: boolean;
  /** Whether `current` could not be played. */
  hasFailed: boolean;
  onChoose: (track: Track) => void;
}

/** In large text, or at 400 % zoom (WCAG 1.4.10), the length is below the title, which needs the line. */
const trackRow = {
  px: { xs: 1.5, sm: 2 },
  flexWrap: 'wrap',
  '& .MuiListItemText-root': { flexBasis: '5.5rem' },
};

/** Shows the collapsible list of tracks. Locked tracks show a lock. */
export function TrackList({ guide, current, isPlaying, hasFailed, onChoose }: Props) {
  const id = useId();
  return (
    <Accordion defaultExpanded slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary
        id={id}
        aria-controls={`${id}-list`}
        expandIcon={<Icon path={expandMoreIcon} />}
      >
        {playerCopy.trackList}
      </AccordionSummary>
      <AccordionDetails sx={{ maxWidth: 'none' }}>
        <List disablePadding component="ol">
          {guide.tracks.map((track) => {
            const isCurrent = track.id === current.id;
            const isLocked = !isPlayable(guide, track);
            const playing = isCurrent && isPlaying;
            const failed = isCurrent && hasFailed;
            return (
              <ListItem key={track.id} disablePadding>
                <ListItemButton
                  selected={isCurrent}
                  aria-current={isCurrent || undefined}
                  onClick={() => onChoose(track)}
                  data-locked={isLocked || undefined}
                  sx={trackRow}
                >
                  <ListItemIcon>
                    {isLocked ? (
                      <Icon path={lockIcon} title={playerCopy.locked} />
                    ) : failed ? (
                      <Icon path={errorOutlinedIcon} color="error" />
                    ) : playing ? (
                      <Icon path={volumeUpIcon} color="primary" title={playerCopy.nowPlaying} />
                    ) : (
                      <TrackIcon guideId={guide.id} trackId={track.id} />
                    )}
                  </ListItemIcon>
                  <ListItemText primary={track.title} lang={guide.lang} />
                  {failed ? (
                    <Text variant="small" color="error">
                      {playerCopy.rowFailed}
                    </Text>
                  ) : (
                    <TrackFacts track={track} />
                  )}
                  <ResumeMark guideId={guide.id} track={track} />
                </ListItemButton>
                {isLocked ? (
                  <div className={styles.noMenu} />
                ) : (
                  <TrackMenu item={{ guideId: guide.id, trackId: track.id }} title={track.title} />
                )}
              </ListItem>
            );
          })}
        </List>
      </AccordionDetails>
    </Accordion>
  );
}

/** Shows whether a playable track was played to its end. */
function TrackIcon({ guideId, trackId }: PlayerItem) {
  const isHeard = useAppSelector((state) =>
    isFinished(selectGuideProgress(state, guideId), trackId),
  );
  return isHeard ? (
    <Icon path={checkCircleIcon} color="success" title={resumeCopy.heard} />
  ) : (
    <Icon path={playArrowIcon} />
  );
}

function TrackFacts({ track: { duration, isFree } }: { track: Track }) {
  return (
    <span className={styles.facts}>
      {isFree && (
        <Text as="span" variant="overline" className={styles.kicker}>
          {playerCopy.free}
        </Text>
      )}
      {duration > 0 && (
        <Text as="span" variant="time" translate="no">
          {clock(duration)}
        </Text>
      )}
    </span>
  );
}
