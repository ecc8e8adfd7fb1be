import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { GuideDetail } from '../../../domain/model.ts';
import { PaintMark } from '../../../shared/ui/page/PaintMark.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { Controls } from '../controls/Controls.tsx';
import { playerCopy } from '../copy.ts';
import { OptionButtons } from '../controls/OptionButtons.tsx';
import { useInlinePlayer } from './inlinePlayer.ts';
import { ProgressBar } from '../controls/ProgressBar.tsx';
import './playerView.css';
import { ResumeRow } from '../resume/ResumeRow.tsx';
import { SleepNotice } from '../controls/SleepNotice.tsx';
import { SoundNotice } from '../controls/SoundNotice.tsx';
import { TrackList } from '../tracks/TrackList.tsx';
import { useGuidePlayer } from '../state/useGuidePlayer.ts';
import { VolumeSlider } from '../controls/VolumeSlider.tsx';

interface Props {
  guide: GuideDetail;
  /** What the page says between the controls and the tracks: how to get those that are locked. */
  children?: ReactNode;
}

/** The player of a guide's page: a dark panel in both schemes. */
export function PlayerView({ guide, children }: Props) {
  const {
    track,
    isLoaded,
    isPlaying,
    isBusy,
    hasFailed,
    resumePosition,
    choose,
    play,
    onPlayIntent,
  } = useGuidePlayer(guide);
  const controls = useInlinePlayer('guide', guide.id);
  if (!track) return <Panel title={playerCopy.noTracks} />;
  return (
    <Box
      component="section"
      className="player-view"
      aria-label={playerCopy.player}
      data-scheme="dark"
      sx={{ bgcolor: 'night', color: 'text.primary', borderRadius: 1, p: { xs: 2.5, md: 5 } }}
    >
      <div className="player-view-columns">
        <div className="player-view-now">
          <Stack sx={{ gap: 1 }}>
            <Typography variant="h2" component="p" lang="it" aria-live="polite">
              {track.title}
            </Typography>
            {isLoaded && <SoundNotice />}
            {isLoaded && <SleepNotice />}
            <Box sx={{ height: 4 }}>
              {isBusy && <LinearProgress aria-label={playerCopy.loading} />}
            </Box>
            <Stack ref={controls} sx={{ gap: 1 }}>
              <ProgressBar
                isLoaded={isLoaded}
                duration={track.duration}
                resumePosition={resumePosition}
              />
              <Controls {...{ isPlaying, isLoaded }} onPlay={play} onPlayExpected={onPlayIntent} />
            </Stack>
            <ResumeRow {...{ guide, isLoaded, resumePosition }} onPlay={play} />
            <Stack
              direction={{ xs: 'column', sm: 'row' }}
              sx={{ justifyContent: 'center', alignItems: 'center', gap: { sm: 2 } }}
            >
              <VolumeSlider />
              <OptionButtons guideId={guide.id} />
            </Stack>
          </Stack>
          <PaintMark after="player" />
          {children}
        </div>
        <TrackList {...{ guide, isPlaying, hasFailed }} current={track} onChoose={choose} />
      </div>
    </Box>
  );
}
