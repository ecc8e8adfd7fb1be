import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GuideDetail } from '../../domain/model.ts';
import { Panel } from '../../shared/ui/Panel.tsx';
import { Controls } from './Controls.tsx';
import { playerCopy } from './copy.ts';
import { Disc } from './Disc.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { TrackList } from './TrackList.tsx';
import { useGuidePlayer } from './useGuidePlayer.ts';
import { VolumeSlider } from './VolumeSlider.tsx';

/** The player of a guide's page (spec section 2, *Player view*): a night panel in both schemes. */
export function PlayerView({ guide }: { guide: GuideDetail }) {
  const { track, isLoaded, isPlaying, isBusy, hasFailed, choose, play } = useGuidePlayer(guide);
  if (!track) return <Panel title={playerCopy.noTracks} />;
  return (
    <Box
      component="section"
      aria-label={playerCopy.player}
      data-scheme="dark"
      sx={{ bgcolor: 'night', color: 'text.primary', borderRadius: 1, p: { xs: 2.5, md: 5 } }}
    >
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: { xs: 3, md: 6 }, alignItems: 'center' }}
      >
        <Disc cover={guide.cover} isTurning={isPlaying && !isBusy} />
        <Stack sx={{ flex: 1, width: '100%', minWidth: 0, gap: 1 }}>
          <Typography variant="h2" component="p" lang="it" aria-live="polite">
            {track.title}
          </Typography>
          {hasFailed && (
            <Alert severity="error" action={<Button onClick={play}>{playerCopy.retry}</Button>}>
              {playerCopy.trackFailed}
            </Alert>
          )}
          <Box sx={{ height: 4 }}>
            {isBusy && <LinearProgress aria-label={playerCopy.loading} />}
          </Box>
          <ProgressBar isLoaded={isLoaded} duration={track.duration} />
          <Controls isPlaying={isPlaying} isLoaded={isLoaded} onPlay={play} />
          <Stack direction="row" sx={{ justifyContent: 'center' }}>
            <VolumeSlider />
          </Stack>
        </Stack>
      </Stack>
      <Box sx={{ mt: 3 }}>
        <TrackList guide={guide} current={track} isPlaying={isPlaying} onChoose={choose} />
      </Box>
    </Box>
  );
}
