import type { ReactNode } from 'react';
import type { GuideDetail } from '../../../domain/model.ts';
import { classNames } from '../../../shared/ui/basic/classNames.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Motif } from '../../../shared/ui/brand/Motif.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { Controls } from '../../../features/player/controls/Controls.tsx';
import { playerCopy } from '../../../features/player/copy.ts';
import { OptionButtons } from '../../../features/player/controls/OptionButtons.tsx';
import { useInlinePlayer } from '../../../features/player/view/inlinePlayer.ts';
import { ProgressBar } from '../../../features/player/controls/ProgressBar.tsx';
import './playerView.css';
import { ResumeRow } from '../../../features/player/view/ResumeRow.tsx';
import { SleepNotice } from '../../../features/player/controls/SleepNotice.tsx';
import { SoundNotice } from '../../../features/player/controls/SoundNotice.tsx';
import { TrackList } from '../../../features/player/view/TrackList.tsx';
import { FreeTexts } from '../../../features/transcript/FreeTexts.tsx';
import { ReadAlong } from '../../../features/transcript/ReadAlong.tsx';
import { MomentSlot } from './MomentSlot.tsx';
import { useMoment } from '../../../features/player/view/useMoment.ts';
import { useGuidePlayer } from '../../../features/player/view/useGuidePlayer.ts';
import { hasSource } from '../../../features/player/state/playerState.ts';
import { VolumeSlider } from '../../../features/player/controls/VolumeSlider.tsx';
import styles from './PlayerView.module.css';
import { useAppSelector } from '../../../shared/store/hooks.ts';

interface Props {
  guide: GuideDetail;
  /** Content between the controls and the tracks: how to unlock the locked tracks. */
  children?: ReactNode;
}

/** Renders the player of a guide's page, dark in both schemes. */
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
  const moment = useMoment(guide);
  const isElsewhere = useAppSelector(({ player }) => !isLoaded && hasSource(player));
  // Something else is loaded, and the bar is its player: of this one only 'play' is shown, and nothing moves.
  const hidden = isElsewhere ? ({ visibility: 'hidden' } as const) : undefined;
  if (!track) return <Panel title={playerCopy.noTracks} picture={<Motif />} />;
  const { transcript: path } = track;
  const reading =
    path === undefined ? null : { path, isLoaded, resumePosition, of: { guide, track } };
  return (
    <section
      aria-label={playerCopy.player}
      data-scheme="dark"
      className={classNames('player-view', styles.playerView)}
    >
      <div className="player-view-columns">
        <div className="player-view-now">
          <div className="column gap-8">
            <Text variant="h2" lang={guide.lang} aria-live="polite">
              {track.title}
            </Text>
            {guide.tracks.some(({ picture }) => picture) && (
              <div className={styles.picture}>
                <Picture picture={track.picture ?? guide.cover} alt="" sizes="min(84vw, 360px)" />
              </div>
            )}
            <MomentSlot guide={guide} />
            {isLoaded && <SoundNotice />}
            {isLoaded && <SleepNotice />}
            <div className={styles.loading}>
              {isBusy && (
                <div role="progressbar" aria-label={playerCopy.loading} className={styles.bar} />
              )}
            </div>
            <div ref={controls} className="column gap-8">
              <div style={hidden}>
                <ProgressBar
                  isLoaded={isLoaded}
                  duration={track.duration}
                  resumePosition={resumePosition}
                />
              </div>
              <Controls
                {...{ isPlaying, isLoaded }}
                isAlone={isElsewhere}
                onPlay={play}
                onPlayExpected={onPlayIntent}
              />
            </div>
            <ResumeRow
              {...{ guide, isLoaded }}
              // The card of a shared moment has its own button.
              resumePosition={moment ? 0 : resumePosition}
              onPlay={play}
            />
            <div className={styles.options} style={hidden}>
              <VolumeSlider />
              <OptionButtons guideId={guide.id} />
            </div>
            <ReadAlong reading={reading} />
          </div>
          {children}
        </div>
        <TrackList {...{ guide, isPlaying, hasFailed }} current={track} onChoose={choose} />
      </div>
      <FreeTexts guide={guide} />
    </section>
  );
}
