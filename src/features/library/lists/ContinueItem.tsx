import { useState } from 'react';
import { timeAgo } from '../../../domain/text/spokenTime.ts';
import { paths, routes } from '../../../shared/site/paths.ts';
import { useContentLanguage, useHasPlans } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { selectContinuedGuide } from '../../player/progress/continued.ts';
import { OfflineAvailability } from '../offline/lists/OfflineAvailability.tsx';
import { libraryCopy } from '../copy.ts';
import './library.css';
import { useHasLostAccess } from '../../profile/useHasLostAccess.ts';
import { PlayGuideButton } from '../PlayGuideButton.tsx';
import { useAppSelector } from '../../../shared/store/hooks.ts';

const copy = libraryCopy.continue;

/** Shows a started guide: the current track, the time left, and the button that resumes it. */
export function ContinueItem({
  guideId,
  isServerUnreachable,
}: {
  guideId: number;
  isServerUnreachable: boolean;
}) {
  const hasPlans = useHasPlans();
  const guide = useAppSelector((state) => selectContinuedGuide(state, guideId));
  const [now] = useState(Date.now);
  const lang = useContentLanguage(guide?.lang);
  const isLocked = useHasLostAccess(guideId, guide?.trackId);
  if (!guide) return null;
  const { title, trackTitle, trackNumber, trackCount, secondsLeft, share, from, lastPlayedAt } =
    guide;
  const place = copy.track(trackNumber, trackCount);
  return (
    <li className="continue-item">
      <div className="continue-cover">
        <Picture picture={guide.cover} alt="" sizes="(max-width: 599px) 80px, 112px" />
      </div>
      <div className="continue-text">
        <TextLink to={paths.guide(guideId)} color="inherit" lang={lang}>
          <Text as="span" variant="h4">
            {title}
          </Text>
        </TextLink>
        <Text variant="small" color="muted" lang={lang} noWrap title={trackTitle}>
          {trackTitle}
        </Text>
        <div className="continue-bar" aria-hidden>
          <div style={{ transform: `scaleX(${share})` }} />
        </div>
        <Text variant="caption" color="muted">
          {/* Some providers send no track lengths: the time left is then unknown. */}
          {secondsLeft > 0 && !isLocked ? `${place} · ${copy.left(secondsLeft)}` : place}
        </Text>
        {from !== undefined && (
          <Text variant="caption" color="muted">
            {copy.from(from, timeAgo(now - lastPlayedAt))}
          </Text>
        )}
        {isLocked && (
          <Text variant="caption" color="muted">
            {copy.ended}
          </Text>
        )}
        {isServerUnreachable && <OfflineAvailability guideId={guideId} />}
      </div>
      <div className="continue-play">
        {isLocked ? (
          hasPlans && (
            <Button to={routes.plans} variant="outlined">
              {copy.renew}
            </Button>
          )
        ) : (
          <PlayGuideButton guideId={guideId} title={title} isStarted />
        )}
      </div>
    </li>
  );
}
