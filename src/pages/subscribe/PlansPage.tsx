import Container from '@mui/material/Container';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import { selectHasToken, selectWasChecked } from '../../features/auth/session/authSelectors.ts';
import { everyCategory } from '../../features/catalogue/catalogueApi.ts';
import { UnpaidNotice } from '../../features/cart/payment/UnpaidNotice.tsx';
import { usePaymentReturn } from '../../features/cart/payment/usePaymentReturn.ts';
import { useProfileQuery } from '../../features/profile/profileApi.ts';
import { subscribeCopy } from '../../features/subscribe/copy.ts';
import { PlanList } from '../../features/subscribe/plans/PlanList.tsx';
import { PlanOrder } from '../../features/subscribe/plans/PlanOrder.tsx';
import { usePlansQuery } from '../../features/subscribe/plansApi.ts';
import { SubscribedNotice } from '../../features/subscribe/plans/SubscribedNotice.tsx';
import { useSubscription } from '../../features/subscribe/plans/useSubscription.ts';
import { paths, routes } from '../../shared/site/paths.ts';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { PaintMark } from '../../shared/ui/page/PaintMark.tsx';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';

/** The plans, of which one can be bought. */
export function PlansPage() {
  const navigate = useNavigate();
  const hasToken = useSelector(selectHasToken);
  // An old token is found out by the session's own check.
  const wasChecked = useSelector(selectWasChecked);
  const isCustomer = hasToken && wasChecked;
  const fresh = { refetchOnMountOrArgChange: true };
  const { currentData, error, isError, refetch } = usePlansQuery(undefined, {
    // Seconds: what the page's HTML was made from counts as new. A customer's special price begins and ends meanwhile.
    refetchOnMountOrArgChange: hasToken || 600,
  });
  const customer = useProfileQuery(undefined, { ...fresh, skip: !isCustomer });
  const profile = isCustomer ? customer.currentData : undefined;
  const back = usePaymentReturn();
  // Here and not in the list: signing in drops every answer, and the choice stays.
  const [chosen, setChosen] = useState<number | null>(null);
  const plans = currentData?.filter(({ isActive }) => isActive);
  const choice = plans?.find(({ id }) => id === chosen);
  const { subscribe, isBusy } = useSubscription();
  const press = () => {
    const paymentsBefore = profile?.billing.length ?? null;
    if (choice) subscribe({ planId: choice.id, paymentsBefore });
  };
  const isKnown = !hasToken || profile !== undefined || customer.isError;
  const isEndless = profile?.plan?.end === null;
  return (
    <Container sx={{ py: { xs: 4, md: 8 }, minHeight: '100vh' }}>
      <PageHead title={subscribeCopy.pageTitle} description={subscribeCopy.lead} />
      <Typography variant="h1">{subscribeCopy.title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: { xs: 3, md: 5 }, maxWidth: '60ch' }}>
        {subscribeCopy.lead}
      </Typography>
      {back !== null && back !== 'success' && <UnpaidNotice text={subscribeCopy.unpaid[back]} />}
      {!isError && (!plans || !isKnown) && <PlansSkeleton />}
      {!plans && isError && (
        <Failure title={subscribeCopy.plansFailed} error={error} onRetry={() => void refetch()} />
      )}
      {plans && isKnown && profile?.plan && <SubscribedNotice plan={profile.plan} />}
      {plans && isKnown && !isEndless && plans.length > 0 && (
        <Stack sx={{ gap: 3 }}>
          <PlanList
            plans={plans}
            chosen={choice?.id ?? null}
            onChoose={setChosen}
            onEnd={refetch}
            disabled={isBusy}
          />
          <PaintMark after="plans" />
          <PlanOrder chosen={choice} isBusy={isBusy} onPress={press} />
          <Typography color="textSecondary">
            {subscribeCopy.single}{' '}
            <MuiLink component={Link} to={paths.category(everyCategory)} underline="always">
              {subscribeCopy.browse}
            </MuiLink>
          </Typography>
        </Stack>
      )}
      {plans?.length === 0 && isKnown && (
        <Panel
          title={subscribeCopy.noPlans}
          picture={<Motif />}
          action={{ label: subscribeCopy.browse, onClick: () => void navigate(routes.landing) }}
        >
          {subscribeCopy.noPlansText}
        </Panel>
      )}
    </Container>
  );
}

/** The places of two plans, and of the button. */
function PlansSkeleton() {
  return (
    <Stack role="status" aria-label="Loading" sx={{ gap: 3 }}>
      <div className="plans">
        {[1, 2].map((plan) => (
          <Skeleton key={plan} variant="rounded" height={440} />
        ))}
      </div>
      <Skeleton variant="rounded" height={102} />
    </Stack>
  );
}
