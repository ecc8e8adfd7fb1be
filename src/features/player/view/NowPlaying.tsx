import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../shared/site/paths.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { Controls } from '../controls/Controls.tsx';
import { playerCopy } from '../copy.ts';
import './nowPlaying.css';
import { OptionButtons } from '../controls/OptionButtons.tsx';
import { playerEvents } from '../state/playerSlice.ts';
import { ProgressBar } from '../controls/ProgressBar.tsx';
import { selectLoaded } from '../state/selectLoaded.ts';
import { selectIsPlaying, selectLoadedGuideId } from '../state/selectPlayer.ts';
import { SleepNotice } from '../controls/SleepNotice.tsx';
import { SoundNotice } from '../controls/SoundNotice.tsx';
import { VolumeSlider } from '../controls/VolumeSlider.tsx';

/** The whole player of what is loaded, over the page: what a phone's slim bar opens. Its controls are in a thumb's reach. */
export function NowPlaying({ onClose }: { onClose: () => void }) {
  const dispatch = useDispatch();
  const titleId = useId();
  const isPlaying = useSelector(selectIsPlaying);
  const guideId = useSelector(selectLoadedGuideId);
  const loaded = useSelector(selectLoaded);
  if (!loaded) return null;
  const { cover, guide, kind, pageId, title } = loaded;
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={titleId}
      data-scheme="dark"
      slotProps={{ paper: { className: 'now-playing' } }}
    >
      <Box className="now-playing-head">
        <IconAction label={playerCopy.closePanel} onClick={onClose}>
          <ExpandMore />
        </IconAction>
        <Typography id={titleId} variant="overline" component="h2">
          {playerCopy.nowPlaying}
        </Typography>
      </Box>
      <div className="now-playing-stage">
        <Picture picture={cover} alt="" sizes="(max-height: 700px) 50vh, 88vw" />
      </div>
      <Stack className="now-playing-foot">
        <div>
          <Typography
            variant="h3"
            component="p"
            lang={kind === 'guide' ? 'it' : undefined}
            aria-live="polite"
          >
            {kind === 'guide' ? title : playerCopy.clipKinds[kind]}
          </Typography>
          {/* In place of this view's own entry: Back does not open it again. */}
          <Link component={RouterLink} to={paths[kind](pageId)} replace lang="it" sx={{ py: 0.5 }}>
            {guide ?? title}
          </Link>
        </div>
        <SoundNotice />
        <SleepNotice />
        <ProgressBar isLoaded duration={0} />
        <Controls
          isPlaying={isPlaying}
          isLoaded
          onPlay={() => dispatch(playerEvents.playRequested())}
        />
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', justifyContent: 'space-around', alignItems: 'center' }}
        >
          <VolumeSlider />
          <OptionButtons guideId={guideId} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
