import type { GuideDetail } from '../../../domain/model.ts';
import { OnDemand } from '../../../shared/ui/page/OnDemand.tsx';
import { useMoment } from '../../../features/player/view/useMoment.ts';
import { useShownMoment } from './useShownMoment.ts';
import styles from './MomentSlot.module.css';

const loadCard = () => import('./MomentCard.tsx');

/**
 * Shows the moment that the address names, if it names one, and scrolls it into view. Its height is reserved while card
 * and words load.
 */
export function MomentSlot({ guide }: { guide: GuideDetail }) {
  const moment = useMoment(guide);
  const slot = useShownMoment(moment !== null);
  if (!moment) return null;
  const hasWords = moment.track.transcript !== undefined;
  return (
    <div ref={slot} className={styles.momentSlot} data-has-words={hasWords || undefined}>
      {/* Without the card, 'play' begins at the moment all the same. */}
      <OnDemand load={loadCard} onFailed={() => undefined} props={{ guide, moment }} />
    </div>
  );
}
