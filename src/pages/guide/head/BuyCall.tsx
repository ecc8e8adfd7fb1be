import { language } from '../../../domain/text/locale.ts';
import type { ReactNode } from 'react';
import type { GuideDetail, Track } from '../../../domain/model.ts';
import { isFree, money } from '../../../domain/text/money.ts';
import { CartButton } from '../../../features/cart/add/CartButton.tsx';
import { selectGuideProgress } from '../../../features/player/progress/progressSlice.ts';
import { isPlayable } from '../../../features/player/state/playerSelectors.ts';
import { useGuidePlayer } from '../../../features/player/view/useGuidePlayer.ts';
import { useCurrency } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { lockOpenIcon, lockOutlinedIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { guideCopy } from '../copy.ts';
import './buyCall.css';
import styles from './BuyCall.module.css';
import { useAppSelector } from '../../../shared/store/hooks.ts';

/**
 * Shows the offer to buy, between the controls and the tracks. Once the guide is owned, it offers the locked track
 * that was requested before.
 */
export function BuyCall({ guide }: { guide: GuideDetail }) {
  const currency = useCurrency();
  const wantedId = useAppSelector((state) => selectGuideProgress(state, guide.id)?.wantedTrackId);
  const wanted = guide.tracks.find(({ id }) => id === wantedId);
  const locked = guide.tracks.filter((track) => !isPlayable(guide, track));
  if (wanted && isPlayable(guide, wanted)) return <GoOn guide={guide} track={wanted} />;
  if (guide.isOwned || isFree(guide) || locked.length === 0) return null;
  return (
    <Call
      icon={<Icon path={lockOutlinedIcon} color="primary" />}
      title={guideCopy.buy}
      text={
        wanted
          ? guideCopy.opensOne(wanted.title)
          : guideCopy.opensMany(locked.length, guide.tracks.length)
      }
    >
      <Text as="span" variant="h4" translate="no">
        {money(guide.price, currency)}
      </Text>
      <CartButton guide={guide} namesGuide />
    </Call>
  );
}

function GoOn({ guide, track }: { guide: GuideDetail; track: Track }) {
  const { choose } = useGuidePlayer(guide);
  return (
    <Call icon={<Icon path={lockOpenIcon} color="success" />} title={guideCopy.isYours}>
      <Button variant="outlined" onClick={() => choose(track)} lang={guide.lang}>
        {guideCopy.goOnWith(track.title)}
      </Button>
    </Call>
  );
}

interface CallProps {
  icon: ReactNode;
  title: string;
  text?: string;
  children: ReactNode;
}

function Call({ icon, title, text, children }: CallProps) {
  return (
    <div className="buy-call">
      {icon}
      <div className={styles.words}>
        <Text className={styles.text}>{title}</Text>
        {text && (
          <Text variant="small" color="muted" lang={language}>
            {text}
          </Text>
        )}
      </div>
      <div className="buy-call-way">{children}</div>
    </div>
  );
}
