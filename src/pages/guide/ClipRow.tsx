import Lock from '@mui/icons-material/Lock';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import type { Narrated } from '../../domain/model.ts';
import { selectIsCustomer } from '../../features/auth/authSelectors.ts';
import { selectPlayer } from '../../features/player/selectPlayer.ts';
import { playerEvents } from '../../features/player/playerSlice.ts';
import type { Clip } from '../../features/player/playerState.ts';
import { ProgressBar } from '../../features/player/ProgressBar.tsx';
import { IconAction } from '../../shared/ui/IconAction.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { guideCopy } from './copy.ts';

interface Props {
  kind: Clip['kind'];
  title: string;
  about: Narrated;
  /** Its own page. */
  to: string;
}

/** One recording of the side player: it plays here, in the page's one engine, and its name leads to its page. */
export function ClipRow({ kind, title, about, to }: Props) {
  const dispatch = useDispatch();
  const player = useSelector(selectPlayer);
  const isCustomer = useSelector(selectIsCustomer);
  const { id, audio, image, isFree } = about;
  const isLocked = audio === '';
  const isLoaded = player.clip?.kind === kind && player.clip.id === id;
  const isPlaying = isLoaded && !player.preview && player.intent === 'play';
  const press = () => {
    if (isLocked) dispatch(playerEvents.lockedClipChosen({ kind, id, byCustomer: isCustomer }));
    else if (isPlaying) dispatch(playerEvents.pauseRequested());
    else dispatch(playerEvents.clipChosen({ kind, id, title, cover: image, audio }));
  };
  const label = isLocked
    ? guideCopy.lockedClip(title)
    : (isPlaying ? guideCopy.pauseClip : guideCopy.playClip)(title);
  return (
    <li>
      <div className="clip-row">
        <div className="clip-row-cover">
          <Picture picture={image} alt="" sizes="56px" />
        </div>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link component={RouterLink} to={to} color="inherit" lang="it">
            {title}
          </Link>
        </Box>
        {/* Free, and yet without an address: nothing was recorded. */}
        {!(isLocked && isFree) && (
          <IconAction label={label} onClick={press}>
            {isLocked ? <Lock /> : isPlaying ? <Pause /> : <PlayArrow />}
          </IconAction>
        )}
      </div>
      {isLoaded && <ProgressBar isLoaded duration={0} />}
      {isLoaded && !player.preview && player.status === 'failed' && (
        <Typography role="alert" color="error" variant="body2" sx={{ pb: 1 }}>
          {guideCopy.clipFailed}
        </Typography>
      )}
    </li>
  );
}
