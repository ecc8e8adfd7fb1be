import { longDate } from '../../../domain/text/date.ts';
import type { ActivePlan } from '../../../domain/decode/customer/decodeProfile.ts';
import { routes } from '../../../shared/site/paths.ts';
import { useContentLanguage, useHasPlans, useSite } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { checkIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Motif } from '../../../shared/ui/brand/Motif.tsx';
import { profileCopy } from '../copy.ts';
import { useProfileQuery } from '../profileApi.ts';
import '../profile.css';
import styles from './SubscriptionTab.module.css';
import { spokenCopy } from '../../../shared/ui/copy.ts';

const { subscription } = profileCopy;

/** Shows the plan's name and its renewal or end date, or a link to the plans. */
export function SubscriptionTab() {
  const { currentData: profile, error, isError, refetch } = useProfileQuery();
  const included = useSite()?.offers?.included ?? [];
  if (!profile && isError) {
    return <Failure title={profileCopy.profileFailed} query={{ error, refetch }} />;
  }
  if (!profile) {
    return <Skeleton height={330} role="status" aria-label={spokenCopy.loading} />;
  }
  return (
    <Card as="section" aria-label={subscription.title} className="subscription">
      <div className={styles.content}>
        {profile.plan ? <Active plan={profile.plan} /> : <None ended={profile.endedPlan} />}
      </div>
      <div className="subscription-included">
        <Text as="h3" variant="h4">
          {subscription.included}
        </Text>
        {[...included, subscription.once].map((line) => (
          <Text as="span" key={line}>
            <Icon path={checkIcon} color="success" />
            <span>{line}</span>
          </Text>
        ))}
      </div>
    </Card>
  );
}

function Active({ plan: { name, end } }: { plan: ActivePlan }) {
  const lang = useContentLanguage();
  const hasPlans = useHasPlans();
  return (
    <>
      <Text as="span" variant="overline" color="success">
        {subscription.title}
      </Text>
      <Text as="h2" lang={lang}>
        {name}
      </Text>
      <Text color="muted">{subscription.text}</Text>
      <dl className={styles.facts}>
        <Text as="dt" variant="caption" color="muted">
          {subscription.end}
        </Text>
        <Text as="dd" variant="h4">
          {end === null ? subscription.lifetime : longDate(end)}
        </Text>
      </dl>
      <div className="row gap-12">
        <Button to={routes.library} variant="contained">
          {subscription.library}
        </Button>
        {end !== null && hasPlans && (
          <Button to={routes.plans} variant="outlined">
            {subscription.renew}
          </Button>
        )}
      </div>
    </>
  );
}

function None({ ended }: { ended: ActivePlan | undefined }) {
  const hasPlans = useHasPlans();
  return (
    <>
      <Motif />
      <Text as="h2">
        {ended?.end ? subscription.ended(longDate(ended.end)) : subscription.none}
      </Text>
      <Text color="muted" className={styles.text}>
        {subscription.noneText}
      </Text>
      {hasPlans && (
        <Button to={routes.plans} variant="contained" size="large">
          {ended ? subscription.renew : subscription.see}
        </Button>
      )}
    </>
  );
}
