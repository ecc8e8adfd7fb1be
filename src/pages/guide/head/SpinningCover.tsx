import type { GuideDetail } from '../../../domain/model.ts';
import { Disc } from '../../../features/player/view/Disc.tsx';
import { useGuidePlayer } from '../../../features/player/view/useGuidePlayer.ts';

/** Shows the guide's cover with its disc, which turns while the guide plays. */
export function SpinningCover({ guide }: { guide: GuideDetail }) {
  const { isBusy, isPlaying } = useGuidePlayer(guide);
  return <Disc cover={guide.cover} isSpinning={isPlaying && !isBusy} />;
}
