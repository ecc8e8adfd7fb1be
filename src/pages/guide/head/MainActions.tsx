import type { GuideDetail } from '../../../domain/model.ts';
import { BuyButton } from '../../../features/cart/add/BuyButton.tsx';
import { selectGuideProgress } from '../../../features/player/progress/progressSlice.ts';
import { isPlayable } from '../../../features/player/state/playerSelectors.ts';
import { playerEvents } from '../../../features/player/state/playerSlice.ts';
import { useGuidePlayer } from '../../../features/player/view/useGuidePlayer.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { bottomBar } from '../../../shared/ui/bottomBar.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { pauseIcon, playArrowIcon } from '../../../shared/ui/icons/playIcons.ts';
import { guideCopy } from '../copy.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

const asActionsBar = bottomBar('actions');

/** Renders the text buttons to listen and to buy: below the guide's facts, on a phone in a bar that stays visible. */
export function MainActions({ guide }: { guide: GuideDetail }) {
  const dispatch = useAppDispatch();
  const { onPlayIntent, isLoaded, isPlaying, play, track } = useGuidePlayer(guide);
  const wasPlayed = useAppSelector(
    (state) => (selectGuideProgress(state, guide.id)?.lastTrackId ?? null) !== null,
  );
  const canListen = track !== undefined && isPlayable(guide, track);
  if (!canListen && guide.isOwned) return null;

  const isStarted = isLoaded || wasPlayed;
  // Whether the guide was started is known after hydration: the label has the width of its longest text, so that
  // nothing moves.
  const longest = guide.isOwned ? guideCopy.startListening : guideCopy.listenFree;
  const listen = isStarted ? guideCopy.goOn : longest;
  return (
    <div className="guide-main-actions" ref={asActionsBar}>
      {canListen && (
        <Button
          variant="contained"
          size="large"
          startIcon={<Icon path={isPlaying ? pauseIcon : playArrowIcon} />}
          onPointerEnter={onPlayIntent}
          onFocus={onPlayIntent}
          onClick={() => (isPlaying ? dispatch(playerEvents.pauseRequested()) : play())}
        >
          <span data-longest={longest}>{isPlaying ? guideCopy.pause : listen}</span>
        </Button>
      )}
      {!guide.isOwned && <BuyButton guide={guide} isMain={!canListen} />}
    </div>
  );
}
