import { Text } from '../../../shared/ui/basic/Text.tsx';
import { checkCircleOutlinedIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { selectCompletionByGuide } from '../../player/progress/continued.ts';
import { OfflineAvailability } from '../offline/lists/OfflineAvailability.tsx';
import { libraryCopy } from '../copy.ts';
import '../lists/library.css';
import { filterCopy } from './copy.ts';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import type { RootState } from '../../../shared/store/rootState.ts';

const { begunWith, stages } = filterCopy;

/** Returns a text instead of seconds, so that a playing guide does not render the card again each second. */
const selectText = (state: RootState, guideId: number): string => {
  const heard = selectCompletionByGuide(state)[guideId];
  if (!heard) return stages.notStarted;
  if (heard.isFinished) return stages.finished;
  // Some providers send no track lengths: the time left is then unknown.
  return heard.secondsLeft > 0
    ? begunWith(libraryCopy.continue.left(heard.secondsLeft))
    : stages.begun;
};

const selectPercent = (state: RootState, guideId: number): number =>
  Math.floor((selectCompletionByGuide(state)[guideId]?.share ?? 0) * 100);

interface Props {
  guideId: number;
  /** Whether the server is unreachable: the card then also shows whether the guide plays offline. */
  isServerUnreachable: boolean;
}

/** Shows the playback progress of a guide, saved in this browser, below its card in the library. */
export function GuideState({ guideId, isServerUnreachable }: Props) {
  const text = useAppSelector((state) => selectText(state, guideId));
  const percent = useAppSelector((state) => selectPercent(state, guideId));
  const isFinished = text === stages.finished;
  return (
    <div className="guide-state">
      <div className="guide-state-bar" data-finished={isFinished} aria-hidden>
        <div style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <Text variant="small" color="muted" className="library-mark">
        {isFinished && <Icon path={checkCircleOutlinedIcon} color="success" />}
        <span>{text}</span>
      </Text>
      {isServerUnreachable && <OfflineAvailability guideId={guideId} />}
    </div>
  );
}
