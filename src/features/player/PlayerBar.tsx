import Close from '@mui/icons-material/Close';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink, useMatch } from 'react-router-dom';
import { clock } from '../../domain/time.ts';
import { paths } from '../../shared/paths.ts';
import { IconAction } from '../../shared/ui/IconAction.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { playerCopy } from './copy.ts';
import { selectLoadedGuide, selectLoadedTrack, selectPlayer } from './playerSelectors.ts';
import { playerEvents } from './playerSlice.ts';

/** What the bar shows of the loaded track or clip, and the page that has its whole player. */
function useLoaded() {
  const { clip } = useSelector(selectPlayer);
  const guide = useSelector(selectLoadedGuide);
  const track = useSelector(selectLoadedTrack);
  if (clip) {
    const { cover, id, kind, title } = clip;
    return { cover, what: playerCopy.clipKinds[kind], page: paths[kind](id), pageTitle: title };
  }
  if (!guide || !track) return null;
  const { cover, id, title } = guide;
  return { cover, what: track.title, whatLang: 'it', page: paths.guide(id), pageTitle: title };
}

/** The slim bar at the bottom of every page but the loaded track's or clip's own (look.md, *Player*). */
export function PlayerBar() {
  const dispatch = useDispatch();
  const player = useSelector(selectPlayer);
  const loaded = useLoaded();
  const isOnPage = useMatch(loaded?.page ?? '');
  if (!loaded || isOnPage) return null;

  const isPlaying = player.intent === 'play' && !player.preview;
  const progress = player.duration > 0 ? (100 * player.position) / player.duration : 0;
  return (
    <>
      {/* The end of the page must not hide behind the bar. */}
      <Box sx={{ height: 80, bgcolor: 'night' }} />
      <Box
        component="section"
        aria-label={playerCopy.player}
        data-scheme="dark"
        sx={{
          position: 'fixed',
          inset: 'auto 0 0',
          zIndex: 'appBar',
          bgcolor: 'night',
          color: 'text.primary',
        }}
      >
        <LinearProgress
          variant="determinate"
          value={Math.min(progress, 100)}
          aria-label={playerCopy.progress}
        />
        <Container sx={{ height: 76, display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ width: 48, flex: 'none' }}>
            <Picture picture={loaded.cover} alt="" sizes="48px" />
          </Box>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography noWrap lang={loaded.whatLang}>
              {loaded.what}
            </Typography>
            <Link
              component={RouterLink}
              to={loaded.page}
              lang="it"
              variant="caption"
              noWrap
              sx={{ display: 'block' }}
            >
              {loaded.pageTitle}
            </Link>
          </Box>
          <Typography variant="time" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {clock(player.position)} / {clock(player.duration)}
          </Typography>
          <IconAction
            label={isPlaying ? playerCopy.pause : playerCopy.play}
            onClick={() =>
              dispatch(isPlaying ? playerEvents.pauseRequested() : playerEvents.playRequested())
            }
          >
            {isPlaying ? <Pause /> : <PlayArrow />}
          </IconAction>
          <IconAction
            label={playerCopy.close}
            onClick={() => dispatch(playerEvents.playerClosed())}
          >
            <Close />
          </IconAction>
        </Container>
      </Box>
    </>
  );
}
