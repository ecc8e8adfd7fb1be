import { useMatch } from 'react-router-dom';
import { clock } from '../../../domain/text/time.ts';
import { useMediaQuery } from '../../../shared/lib/useMediaQuery.ts';
import { paths } from '../../../shared/site/paths.ts';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { classNames } from '../../../shared/ui/basic/classNames.ts';
import { Container } from '../../../shared/ui/basic/Container.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { bottomBar } from '../../../shared/ui/bottomBar.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { closeIcon } from '../../../shared/ui/icons/shellIcons.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { Controls } from '../controls/Controls.tsx';
import { playerCopy } from '../copy.ts';
import { OptionButtons } from '../controls/OptionButtons.tsx';
import { useIsInlinePlayerVisible } from '../view/inlinePlayer.ts';
import { playerEvents, selectIsPlaying, selectLoadedGuideId } from '../state/playerSlice.ts';
import { SeekSlider } from '../controls/SeekSlider.tsx';
import { selectLoaded, type Loaded } from '../state/selectLoaded.ts';
import { SleepNotice } from '../controls/SleepNotice.tsx';
import { SoundNotice } from '../controls/SoundNotice.tsx';
import { VolumeSlider } from '../controls/VolumeSlider.tsx';
import { BarOpener } from './BarOpener.tsx';
import { BarTitle } from './BarTitle.tsx';
import styles from './BarBody.module.css';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

const asPlayerBar = bottomBar('player');

/** Shows the slim player bar at the bottom of every page, unless the inline player of the loaded item is visible. */
export const BarBody = withMuiTheme(function BarBody() {
  const loaded = useAppSelector(selectLoaded);
  const isVisible = useIsInlinePlayerVisible(loaded?.kind ?? 'guide', loaded?.pageId ?? 0);
  return loaded && !isVisible && <Bar loaded={loaded} />;
});

function Bar({ loaded }: { loaded: Loaded }) {
  const dispatch = useAppDispatch();
  const isPlaying = useAppSelector(selectIsPlaying);
  const guideId = useAppSelector(selectLoadedGuideId);
  const page = paths[loaded.kind](loaded.pageId);
  const isNarrow = useMediaQuery('(max-width: 899.95px)');
  // This page has the inline player of the loaded item. It is scrolled out of view while the bar is shown.
  const isOnPage = useMatch(page) !== null;
  const play = () => dispatch(playerEvents.playRequested());
  return (
    <section
      ref={asPlayerBar}
      aria-label={isOnPage ? playerCopy.nowPlaying : playerCopy.player}
      data-scheme="dark"
      className={classNames('player-bar', styles.bar)}
    >
      <SoundNotice isQuiet={isOnPage} />
      <SleepNotice />
      {/* The slider's hit area is larger than its line: it overlaps the bar's upper edge. */}
      <div className={styles.edge}>
        <div className={styles.slider}>
          <SeekSlider isLoaded duration={0} />
        </div>
      </div>
      <Container className={styles.row}>
        {isNarrow ? <BarOpener loaded={loaded} /> : <BarTitle loaded={loaded} page={page} />}
        <Controls isPlaying={isPlaying} isLoaded onPlay={play} isSlim />
        <BarTime />
        <div className={styles.volume}>
          <VolumeSlider />
        </div>
        <div className={styles.options}>
          <OptionButtons guideId={guideId} />
        </div>
        <IconAction label={playerCopy.close} onClick={() => dispatch(playerEvents.playerClosed())}>
          <Icon path={closeIcon} />
        </IconAction>
      </Container>
    </section>
  );
}

/** Shows the position in the loaded track or clip, and its length. */
function BarTime() {
  const position = useAppSelector(({ player }) => player.position);
  const duration = useAppSelector(({ player }) => player.duration);
  return (
    <Text as="span" variant="time" translate="no" className={styles.time}>
      {`${clock(position)} / ${clock(duration)}`}
    </Text>
  );
}
