import ExpandMore from '@mui/icons-material/ExpandMore';
import Lock from '@mui/icons-material/Lock';
import PlayArrow from '@mui/icons-material/PlayArrow';
import VolumeUp from '@mui/icons-material/VolumeUp';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { GuideDetail, Track } from '../../domain/model.ts';
import { clock } from '../../domain/time.ts';
import { playerCopy } from './copy.ts';
import { isPlayable } from './playerSelectors.ts';

interface Props {
  guide: GuideDetail;
  /** The track that the player shows. */
  current: Track;
  isPlaying: boolean;
  onChoose: (track: Track) => void;
}

/** The collapsible list of tracks; those that may not be played show a lock (spec section 2). */
export function TrackList({ guide, current, isPlaying, onChoose }: Props) {
  return (
    <Accordion defaultExpanded>
      <AccordionSummary expandIcon={<ExpandMore />}>{playerCopy.trackList}</AccordionSummary>
      <AccordionDetails sx={{ maxWidth: 'none' }}>
        <List disablePadding component="ol">
          {guide.tracks.map((track) => {
            const isCurrent = track.id === current.id;
            const isLocked = !isPlayable(guide, track);
            const playing = isCurrent && isPlaying;
            return (
              <ListItem key={track.id} disablePadding>
                <ListItemButton
                  selected={isCurrent}
                  aria-current={isCurrent || undefined}
                  onClick={() => onChoose(track)}
                  data-locked={isLocked || undefined}
                >
                  <ListItemIcon>
                    {isLocked ? (
                      <Lock titleAccess={playerCopy.locked} />
                    ) : playing ? (
                      <VolumeUp color="primary" titleAccess={playerCopy.nowPlaying} />
                    ) : (
                      <PlayArrow />
                    )}
                  </ListItemIcon>
                  <ListItemText primary={track.title} lang="it" />
                  {track.isFree && (
                    <Typography variant="overline" sx={{ color: 'olive', mr: 2 }}>
                      {playerCopy.free}
                    </Typography>
                  )}
                  {track.duration > 0 && (
                    <Typography variant="time">{clock(track.duration)}</Typography>
                  )}
                </ListItemButton>
              </ListItem>
            );
          })}
        </List>
      </AccordionDetails>
    </Accordion>
  );
}
