import { truncate, textLimits } from '../../domain/text/text.ts';
import { selectContinuedGuide } from '../../features/player/progress/continued.ts';
import { progressEvents } from '../../features/player/progress/progressSlice.ts';
import { libraryCopy } from '../../features/library/copy.ts';
import { useHasLostAccess } from '../../features/profile/useHasLostAccess.ts';
import { paths, routes } from '../../shared/site/paths.ts';
import { RouterLink } from '../../shared/ui/basic/RouterLink.tsx';
import { Card } from '../../shared/ui/basic/Card.tsx';
import { useContentLanguage, useHasPlans } from '../../shared/site/useSite.ts';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../shared/ui/basic/TextLink.tsx';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import { playArrowIcon } from '../../shared/ui/icons/playIcons.ts';
import { IconAction } from '../../shared/ui/tooltip/IconAction.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { homeCopy } from './copy.ts';
import './continueCard.css';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts';

/** Shows a guide that was started in this browser: a link to its page, and a button that continues it. */
export function ContinueCard({ guideId, sizes }: { guideId: number; sizes: string }) {
  const hasPlans = useHasPlans();
  const dispatch = useAppDispatch();
  const guide = useAppSelector((state) => selectContinuedGuide(state, guideId));
  const lang = useContentLanguage(guide?.lang);
  const isLocked = useHasLostAccess(guideId, guide?.trackId);
  if (!guide) return null;
  const { cover, share, title, trackTitle } = guide;
  return (
    <Card as="article" className="continue-card">
      <RouterLink to={paths.guide(guideId)}>
        <Picture picture={cover} alt="" sizes={sizes} />
        <div className="continue-card-text">
          <Text as="h3" variant="h4" lang={lang} title={title} aria-label={title}>
            {truncate(title, textLimits.cardTitle)}
          </Text>
          <Text variant="small" color="muted" lang={lang}>
            {truncate(trackTitle, textLimits.gridDescription)}
          </Text>
        </div>
      </RouterLink>
      <div className="continue-card-foot">
        <div className="continue-card-progress">
          <div className="continue-card-bar" aria-hidden>
            <div style={{ transform: `scaleX(${share})` }} />
          </div>
          <Text as="span" variant="caption" color="muted">
            {isLocked ? libraryCopy.continue.ended : homeCopy.heard(share)}
          </Text>
        </div>
        {isLocked && hasPlans && (
          <TextLink to={routes.plans}>{libraryCopy.continue.renew}</TextLink>
        )}
        {!isLocked && (
          <IconAction
            label={homeCopy.resume(title)}
            onClick={() => dispatch(progressEvents.resumeRequested(guideId))}
          >
            <Icon path={playArrowIcon} />
          </IconAction>
        )}
      </div>
    </Card>
  );
}
