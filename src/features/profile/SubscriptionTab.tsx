import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, useNavigate } from 'react-router-dom';
import { longDate } from '../../domain/date.ts';
import { routes } from '../../shared/paths.ts';
import { Failure } from '../../shared/ui/Failure.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { profileCopy } from './copy.ts';
import { useProfileQuery } from './profileApi.ts';

const { subscription } = profileCopy;

/** The plan's name and its renewal end date (spec section 2, *Profile*). */
export function SubscriptionTab() {
  const navigate = useNavigate();
  const { currentData: profile, error, isError, refetch } = useProfileQuery();
  if (!profile && isError) {
    return (
      <Failure title={profileCopy.profileFailed} error={error} onRetry={() => void refetch()} />
    );
  }
  if (!profile) {
    return <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />;
  }
  const { plan } = profile;
  if (!plan) {
    return (
      <Panel
        title={subscription.none}
        motif
        action={{ label: subscription.see, onClick: () => void navigate(routes.plans) }}
      >
        {subscription.noneText}
      </Panel>
    );
  }
  return (
    <Card component="section" aria-label={subscription.title} sx={{ p: { xs: 3, sm: 4 } }}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <Typography variant="overline" color="success">
          {subscription.title}
        </Typography>
        <Typography variant="h2" lang="it">
          {plan.name}
        </Typography>
        <Typography color="textSecondary">{subscription.text}</Typography>
        <Stack component="dl" sx={{ m: 0 }}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {subscription.end}
          </Typography>
          <Typography component="dd" variant="h4" sx={{ m: 0 }}>
            {plan.end === null ? subscription.lifetime : longDate(plan.end)}
          </Typography>
        </Stack>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <Button component={Link} to={routes.library} variant="contained">
            {subscription.library}
          </Button>
          {plan.end !== null && (
            <Button component={Link} to={routes.plans} variant="outlined">
              {subscription.renew}
            </Button>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
