import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { paths } from '../../../shared/site/paths.ts';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { classNames } from '../../../shared/ui/basic/classNames.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { expandMoreIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { ErrorBoundary } from '../../../shared/ui/page/ErrorBoundary.tsx';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { subjectIcon } from '../../../shared/ui/icons/playerIcons.ts';
import { Controls } from '../../../features/player/controls/Controls.tsx';
import { playerCopy } from '../../../features/player/copy.ts';
import './nowPlaying.css';
import { OptionButtons } from '../../../features/player/controls/OptionButtons.tsx';
import {
  playerEvents,
  selectIsPlaying,
  selectLoadedGuideId,
} from '../../../features/player/state/playerSlice.ts';
import { ProgressBar } from '../../../features/player/controls/ProgressBar.tsx';
import { selectLoaded } from '../../../features/player/state/selectLoaded.ts';
import { SleepNotice } from '../../../features/player/controls/SleepNotice.tsx';
import { SoundNotice } from '../../../features/player/controls/SoundNotice.tsx';
import { VolumeSlider } from '../../../features/player/controls/VolumeSlider.tsx';
import { transcriptCopy } from '../../../features/transcript/copy.ts';
import { ReadAlongPanel } from '../../../features/transcript/panel/ReadAlongPanel.tsx';
import { selectReading } from '../../../features/transcript/selectReading.ts';
import styles from './NowPlaying.module.css';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

/**
 * Shows the full player of what is loaded, over the page. The slim bar of a phone opens it. Its controls are within a
 * thumb's reach.
 */
export const NowPlaying = withMuiTheme(function NowPlaying({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const titleId = useId();
  const isPlaying = useAppSelector(selectIsPlaying);
  const guideId = useAppSelector(selectLoadedGuideId);
  const loaded = useAppSelector(selectLoaded);
  const reading = useAppSelector(selectReading);
  const [wantsText, setWantsText] = useState(false);
  if (!loaded) return null;
  const isReading = wantsText && reading !== null;
  const { cover, guide, kind, lang, pageId, title } = loaded;
  return (
    <Dialog
      open
      fullScreen
      onClose={onClose}
      aria-labelledby={titleId}
      data-scheme="dark"
      slotProps={{ paper: { className: 'now-playing' } }}
    >
      <div className="now-playing-head">
        <IconAction label={playerCopy.closePanel} onClick={onClose}>
          <Icon path={expandMoreIcon} />
        </IconAction>
        <Text as="h2" variant="overline" id={titleId}>
          {playerCopy.nowPlaying}
        </Text>
      </div>
      <div className="now-playing-stage">
        {isReading ? (
          <ErrorBoundary>
            <ReadAlongPanel reading={reading} />
          </ErrorBoundary>
        ) : (
          <Picture picture={cover} alt="" sizes="(max-height: 700px) 50vh, min(88vw, 480px)" />
        )}
      </div>
      <div className={classNames('now-playing-foot', styles.foot)}>
        <div>
          <Text variant="h3" lang={kind === 'guide' ? lang : undefined} aria-live="polite">
            {kind === 'guide' ? title : playerCopy.clipKinds[kind]}
          </Text>
          {/* Replaces this view's history entry: Back does not open the view again. */}
          <TextLink to={paths[kind](pageId)} replace lang={lang} className={styles.link}>
            {guide ?? title}
          </TextLink>
        </div>
        <SoundNotice />
        <SleepNotice />
        <ProgressBar isLoaded duration={0} />
        <Controls
          isPlaying={isPlaying}
          isLoaded
          onPlay={() => dispatch(playerEvents.playRequested())}
        />
        <div className={styles.options}>
          <VolumeSlider />
          {reading && (
            <IconAction
              label={transcriptCopy.open}
              aria-pressed={isReading}
              onClick={() => setWantsText(!isReading)}
            >
              <Icon path={subjectIcon} color={isReading ? 'primary' : undefined} />
            </IconAction>
          )}
          <OptionButtons guideId={guideId} />
        </div>
      </div>
    </Dialog>
  );
});
