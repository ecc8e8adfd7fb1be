import Lock from '@mui/icons-material/Lock';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import type { GuideRef, Narrated } from '../../domain/model.ts';
import { paths } from '../../shared/paths.ts';
import { IconAction } from '../../shared/ui/IconAction.tsx';
import { PaintMark } from '../../shared/ui/PaintMark.tsx';
import { selectIsCustomer } from '../auth/authSelectors.ts';
import { playerCopy } from './copy.ts';
import { useOwnPlayer } from './ownPlayer.ts';
import { selectPlayer } from './selectPlayer.ts';
import { playerEvents } from './playerSlice.ts';
import type { Clip } from './playerState.ts';
import { ProgressBar } from './ProgressBar.tsx';
import { SoundNotice } from './SoundNotice.tsx';

interface Props {
  kind: Clip['kind'];
  title: string;
  about: Narrated;
  /** The guide that opens a locked recording. */
  guide: GuideRef | null;
}

/** The audio player of a person, an object or a place: play or pause, bar and time, or a lock. */
export function ClipPlayer({ kind, title, about, guide }: Props) {
  const dispatch = useDispatch();
  const player = useSelector(selectPlayer);
  const isCustomer = useSelector(selectIsCustomer);
  const { id, audio, image, isFree } = about;
  const controls = useOwnPlayer(kind, id);
  const isLocked = audio === '';
  // Free, and yet without an address: nothing was recorded.
  if (isLocked && isFree) return null;

  const isLoaded = player.clip?.kind === kind && player.clip.id === id;
  /** While a preview sounds, what the element says is the preview's. */
  const isHeard = isLoaded && !player.preview;
  const isPlaying = isHeard && player.intent === 'play';
  const press = () => {
    if (isLocked) dispatch(playerEvents.lockedClipChosen({ kind, id, byCustomer: isCustomer }));
    else if (isPlaying) dispatch(playerEvents.pauseRequested());
    else dispatch(playerEvents.clipChosen({ kind, id, title, cover: image, audio }));
  };
  return (
    <Box
      component="section"
      aria-label={playerCopy.clip(title)}
      data-scheme="dark"
      sx={{ bgcolor: 'night', color: 'text.primary', borderRadius: 1, p: 2.5 }}
    >
      <Box ref={controls} sx={{ display: 'flex', gap: 2.5, alignItems: 'center' }}>
        <IconAction
          label={isLocked ? playerCopy.locked : isPlaying ? playerCopy.pause : playerCopy.play}
          prominent
          onClick={press}
        >
          {isLocked ? <Lock /> : isPlaying ? <Pause /> : <PlayArrow />}
        </IconAction>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {isLocked ? (
            <Typography>{playerCopy.clipLocked}</Typography>
          ) : (
            <ProgressBar isLoaded={isLoaded} duration={0} />
          )}
        </Box>
      </Box>
      {isLoaded && (
        <Box sx={{ mt: 1 }}>
          <SoundNotice />
        </Box>
      )}
      {guide && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {playerCopy.partOf}{' '}
          <Link component={RouterLink} to={paths.guide(guide.id)} lang="it">
            {guide.title}
          </Link>
        </Typography>
      )}
      <PaintMark after="player" />
    </Box>
  );
}
