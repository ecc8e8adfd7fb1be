import { clock } from '../../../domain/text/time.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { bookmarkAddIcon, bookmarksOutlinedIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import {
  bedtimeIcon,
  bedtimeOutlinedIcon,
  keyboardIcon,
  queueMusicIcon,
} from '../../../shared/ui/icons/playerIcons.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { playerCopy } from '../copy.ts';
import { playerEvents, selectRateOf } from '../state/playerSlice.ts';
import type { PlayerPanel } from '../state/playerState.ts';
import { rateText } from '../state/rates.ts';
import { ShareButton } from './ShareButton.tsx';
import { useSleepLeft } from './useSleepLeft.ts';
import styles from './OptionButtons.module.css';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

/**
 * Renders the buttons that open the panels for speed, sleep timer, queue, bookmarks and shortcuts. `guideId`: the guide
 * whose speed is set; null for a clip, which has no bookmarks.
 */
export function OptionButtons({ guideId }: { guideId: number | null }) {
  const dispatch = useAppDispatch();
  const rate = rateText(useAppSelector((state) => selectRateOf(state, guideId)));
  const isLoaded = useAppSelector(({ player }) => player.item?.guideId === guideId);
  const { left, sleep } = useSleepLeft();
  const open = (panel: PlayerPanel) => () => dispatch(playerEvents.panelOpened(panel, guideId));
  return (
    <div className={styles.optionButtons}>
      <IconAction label={playerCopy.speed(rate)} onClick={open('speed')}>
        <Text as="span" variant="time" translate="no" className={styles.time}>
          {rate}
        </Text>
      </IconAction>
      <IconAction
        label={left === null ? playerCopy.sleepTitle : playerCopy.sleepIn(clock(left))}
        aria-pressed={sleep !== null}
        onClick={open('sleep')}
      >
        {sleep ? <Icon path={bedtimeIcon} color="primary" /> : <Icon path={bedtimeOutlinedIcon} />}
      </IconAction>
      <IconAction label={playerCopy.queueTitle} onClick={open('queue')}>
        <Icon path={queueMusicIcon} />
      </IconAction>
      {guideId !== null && (
        <>
          <ShareButton isLoaded={isLoaded} />
          <IconAction
            label={playerCopy.addBookmark}
            disabled={!isLoaded}
            onClick={() => dispatch(playerEvents.bookmarkRequested())}
          >
            <Icon path={bookmarkAddIcon} />
          </IconAction>
          <IconAction label={playerCopy.bookmarks} onClick={open('bookmarks')}>
            <Icon path={bookmarksOutlinedIcon} />
          </IconAction>
        </>
      )}
      {/* Hidden on touch devices (no hover), which usually have no keyboard. */}
      <div className={styles.shortcuts}>
        <IconAction label={playerCopy.shortcutsTitle} onClick={open('shortcuts')}>
          <Icon path={keyboardIcon} />
        </IconAction>
      </div>
    </div>
  );
}
