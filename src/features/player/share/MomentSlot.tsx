import type { GuideDetail } from '../../../domain/model.ts';
import { OnDemand } from '../../../shared/ui/page/OnDemand.tsx';
import { useMoment } from './useMoment.ts';
import styles from './MomentSlot.module.css';

const loadCard = () => import('./MomentCard.tsx').then(({ MomentCard }) => MomentCard);

/** Shows the moment that the address names, if it names one. Its height is reserved while the card loads. */
export function MomentSlot({ guide }: { guide: GuideDetail }) {
  const moment = useMoment(guide);
  if (!moment) return null;
  return (
    <div className={styles.momentSlot}>
      {/* Without the card, 'play' begins at the moment all the same. */}
      <OnDemand load={loadCard} onFailed={() => undefined} props={{ guide, moment }} />
    </div>
  );
}
