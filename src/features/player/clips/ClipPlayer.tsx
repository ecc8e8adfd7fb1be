import Lock from '@mui/icons-material/Lock';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { GuideRef, Narrated } from '../../../domain/model.ts';
import { paths } from '../../../shared/site/paths.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { PaintMark } from '../../../shared/ui/page/PaintMark.tsx';
import { playerCopy } from '../copy.ts';
import { useInlinePlayer } from '../view/inlinePlayer.ts';
import type { Clip } from '../state/playerState.ts';
import { ProgressBar } from '../controls/ProgressBar.tsx';
import { SoundNotice } from '../controls/SoundNotice.tsx';
import { useClip } from './useClip.ts';

interface Props {
  kind: Clip['kind'];
  title: string;
  about: Narrated;
  /** The guide that opens a locked recording. */
  guide: GuideRef | null;
}

/** The audio player of a person, an object or a place: play or pause, bar and time, or a lock. */
export function ClipPlayer({ kind, title, about, guide }: Props) {
  const { isLoaded, isLocked, isMissing, isPlaying, press } = useClip(kind, title, about);
  const controls = useInlinePlayer(kind, about.id);
  if (isMissing) return null;

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
