import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useDispatch, useSelector } from 'react-redux';
import { useMatch } from 'react-router-dom';
import { paths } from '../../../shared/site/paths.ts';
import { bottomBar } from '../../../shared/ui/bottomBar.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { Controls } from '../controls/Controls.tsx';
import { playerCopy } from '../copy.ts';
import { OptionButtons } from '../controls/OptionButtons.tsx';
import { useIsInlinePlayerVisible } from '../view/inlinePlayer.ts';
import { selectIsPlaying, selectLoadedGuideId } from '../state/selectPlayer.ts';
import { playerEvents } from '../state/playerSlice.ts';
import { SeekSlider } from '../controls/SeekSlider.tsx';
import { selectLoaded, type Loaded } from '../state/selectLoaded.ts';
import { SleepNotice } from '../controls/SleepNotice.tsx';
import { SoundNotice } from '../controls/SoundNotice.tsx';
import { VolumeSlider } from '../controls/VolumeSlider.tsx';
import { BarOpener } from './BarOpener.tsx';
import { BarTime } from './BarTime.tsx';
import { BarTitle } from './BarTitle.tsx';

const asPlayerBar = bottomBar('player');

/** The slim bar at the bottom of every page, unless the page shows the whole player of what is loaded. */
export function BarBody() {
  const loaded = useSelector(selectLoaded);
  const isVisible = useIsInlinePlayerVisible(loaded?.kind ?? 'guide', loaded?.pageId ?? 0);
  return loaded && !isVisible && <Bar loaded={loaded} />;
}

function Bar({ loaded }: { loaded: Loaded }) {
  const dispatch = useDispatch();
  const isPlaying = useSelector(selectIsPlaying);
  const guideId = useSelector(selectLoadedGuideId);
  const page = paths[loaded.kind](loaded.pageId);
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down('md'), { noSsr: true });
  // The whole player is scrolled out of sight.
  const isOnPage = useMatch(page) !== null;
  const play = () => dispatch(playerEvents.playRequested());
  return (
    <Box
      component="section"
      ref={asPlayerBar}
      className="player-bar"
      aria-label={isOnPage ? playerCopy.nowPlaying : playerCopy.player}
      data-scheme="dark"
      sx={{
        position: 'fixed',
        inset: 'auto 0 var(--bottom-nav, 0px)',
        zIndex: 'appBar',
        bgcolor: 'night',
        color: 'text.primary',
      }}
    >
      <SoundNotice isQuiet={isOnPage} />
      <SleepNotice />
      {/* Thin to see, large to hit: it reaches over the bar's upper edge. */}
      <Box sx={{ position: 'relative', height: 4 }}>
        <Box sx={{ position: 'absolute', inset: '-16px 0 auto' }}>
          <SeekSlider isLoaded duration={0} />
        </Box>
      </Box>
      <Container sx={{ height: 80, display: 'flex', alignItems: 'center', gap: { xs: 1, md: 2 } }}>
        {isNarrow ? <BarOpener loaded={loaded} /> : <BarTitle loaded={loaded} page={page} />}
        <Controls isPlaying={isPlaying} isLoaded onPlay={play} isSlim />
        <BarTime />
        <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
          <VolumeSlider />
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <OptionButtons guideId={guideId} />
        </Box>
        <IconAction label={playerCopy.close} onClick={() => dispatch(playerEvents.playerClosed())}>
          <Close />
        </IconAction>
      </Container>
    </Box>
  );
}
