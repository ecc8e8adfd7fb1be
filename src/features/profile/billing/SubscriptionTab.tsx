import Check from '@mui/icons-material/Check';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { longDate } from '../../../domain/text/date.ts';
import type { ActivePlan } from '../../../domain/model.ts';
import { routes } from '../../../shared/site/paths.ts';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Motif } from '../../../shared/ui/brand/Motif.tsx';
import { profileCopy } from '../copy.ts';
import { useProfileQuery } from '../profileApi.ts';
import '../profile.css';

const { subscription } = profileCopy;

/** The plan's name and its renewal or end date, or a link to the plans. */
export function SubscriptionTab() {
  const { currentData: profile, error, isError, refetch } = useProfileQuery();
  if (!profile && isError) {
    return (
      <Failure title={profileCopy.profileFailed} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!profile) {
    return <Skeleton variant="rounded" height={330} role="status" aria-label="Loading" />;
  }
  return (
    <Card component="section" aria-label={subscription.title} className="subscription">
      <Stack component="div" sx={{ gap: 2, alignItems: 'flex-start' }}>
        {profile.plan ? <Active plan={profile.plan} /> : <None />}
      </Stack>
      <div className="subscription-included">
        <Typography variant="h4" component="h3">
          {subscription.included}
        </Typography>
        {subscription.includes.map((line) => (
          <Typography key={line} component="span">
            <Check color="success" />
            {line}
          </Typography>
        ))}
      </div>
    </Card>
  );
}

function Active({ plan: { name, end } }: { plan: ActivePlan }) {
  return (
    <>
      <Typography variant="overline" color="success">
        {subscription.title}
      </Typography>
      <Typography variant="h2" lang="it">
        {name}
      </Typography>
      <Typography color="textSecondary">{subscription.text}</Typography>
      <Stack component="dl" sx={{ m: 0 }}>
        <Typography component="dt" variant="caption" color="textSecondary">
          {subscription.end}
        </Typography>
        <Typography component="dd" variant="h4" sx={{ m: 0 }}>
          {end === null ? subscription.lifetime : longDate(end)}
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button component={Link} to={routes.library} variant="contained">
          {subscription.library}
        </Button>
        {end !== null && (
          <Button component={Link} to={routes.plans} variant="outlined">
            {subscription.renew}
          </Button>
        )}
      </Stack>
    </>
  );
}

function None() {
  return (
    <>
      <Motif />
      <Typography variant="h2">{subscription.none}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '50ch' }}>
        {subscription.noneText}
      </Typography>
      <Button component={Link} to={routes.plans} variant="contained" size="large">
        {subscription.see}
      </Button>
    </>
  );
}
