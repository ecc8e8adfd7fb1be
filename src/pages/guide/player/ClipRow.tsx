import Lock from '@mui/icons-material/Lock';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import type { Narrated } from '../../../domain/model.ts';
import type { Clip, PlayerRoot } from '../../../features/player/state/playerState.ts';
import { ProgressBar } from '../../../features/player/controls/ProgressBar.tsx';
import { useClip } from '../../../features/player/clips/useClip.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { guideCopy } from '../copy.ts';

interface Props {
  kind: Clip['kind'];
  title: string;
  about: Narrated;
  /** Its own page. */
  to: string;
}

/** One recording of the side player: it plays here, in the page's one engine, and its name leads to its page. */
export function ClipRow({ kind, title, about, to }: Props) {
  const { isLoaded, isLocked, isMissing, isPlaying, press } = useClip(kind, title, about);
  const hasFailed = useSelector(
    ({ player }: PlayerRoot) => isLoaded && !player.preview && player.status === 'failed',
  );
  const label = isLocked
    ? guideCopy.lockedClip(title)
    : (isPlaying ? guideCopy.pauseClip : guideCopy.playClip)(title);
  return (
    <li>
      <div className="clip-row">
        <div className="clip-row-cover">
          <Picture picture={about.image} alt="" sizes="56px" />
        </div>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link component={RouterLink} to={to} color="inherit" lang="it">
            {title}
          </Link>
        </Box>
        {!isMissing && (
          <IconAction label={label} onClick={press}>
            {isLocked ? <Lock /> : isPlaying ? <Pause /> : <PlayArrow />}
          </IconAction>
        )}
      </div>
      {isLoaded && <ProgressBar isLoaded duration={0} />}
      {hasFailed && (
        <Typography role="alert" color="error" variant="body2" sx={{ pb: 1 }}>
          {guideCopy.clipFailed}
        </Typography>
      )}
    </li>
  );
}
