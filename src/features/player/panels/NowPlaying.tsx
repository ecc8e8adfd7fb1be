import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '../../../shared/paths.ts';
import { BarTitle } from '../bar/BarTitle.tsx';
import { Controls } from '../Controls.tsx';
import { OptionButtons } from '../OptionButtons.tsx';
import { selectPlayer } from '../selectPlayer.ts';
import { playerEvents } from '../playerSlice.ts';
import { ProgressBar } from '../ProgressBar.tsx';
import { selectLoaded } from '../selectLoaded.ts';
import { SleepNotice } from '../SleepNotice.tsx';
import { SoundNotice } from '../SoundNotice.tsx';
import { VolumeSlider } from '../VolumeSlider.tsx';

/** What the slim bar has no room for on a phone. */
export function NowPlaying() {
  const dispatch = useDispatch();
  const player = useSelector(selectPlayer);
  const loaded = useSelector(selectLoaded);
  if (!loaded) return null;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <BarTitle loaded={loaded} page={paths[loaded.kind](loaded.pageId)} />
      </Box>
      <SoundNotice />
      <SleepNotice />
      <ProgressBar isLoaded duration={0} />
      <Controls
        isPlaying={player.intent === 'play' && !player.preview}
        isLoaded
        onPlay={() => dispatch(playerEvents.playRequested())}
      />
      <Stack sx={{ alignItems: 'center', gap: 0.5 }}>
        <OptionButtons guideId={player.item?.guideId ?? null} />
        <VolumeSlider />
      </Stack>
    </Stack>
  );
}
