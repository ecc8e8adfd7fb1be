import { useState } from 'react';
import { selectHasToken, selectWasChecked } from '../../features/auth/session/sessionSlice.ts';
import { money } from '../../domain/text/money.ts';
import { useCartQuery } from '../../features/cart/cartApi.ts';
import { cartCopy } from '../../features/cart/copy.ts';
import { UnpaidNotice } from '../../features/cart/payment/UnpaidNotice.tsx';
import { usePaymentReturn } from '../../features/cart/payment/usePaymentReturn.ts';
import { useProfileQuery } from '../../features/profile/profileApi.ts';
import { subscribeCopy } from '../../features/subscribe/copy.ts';
import { PlanList } from '../../features/subscribe/plans/PlanList.tsx';
import { specialOffer } from '../../features/subscribe/plans/planOffers.ts';
import { PlanOrder } from '../../features/subscribe/plans/PlanOrder.tsx';
import { usePlansQuery } from '../../features/subscribe/plansApi.ts';
import { SubscribedNotice } from '../../features/subscribe/plans/SubscribedNotice.tsx';
import { useSubscription } from '../../features/subscribe/plans/useSubscription.ts';
import { paths, routes } from '../../shared/site/paths.ts';
import { useContentLanguage, useCurrency, useSite } from '../../shared/site/useSite.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Skeleton } from '../../shared/ui/basic/Skeleton.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../shared/ui/basic/TextLink.tsx';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { classNames } from '../../shared/ui/basic/classNames.ts';
import page from '../parts/page.module.css';
import { PurchaseTerms } from '../parts/terms/PurchaseTerms.tsx';
import styles from './PlansPage.module.css';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { spokenCopy } from '../../shared/ui/copy.ts';

/** Shows the plans, of which one can be bought. */
export const PlansPage = withMuiTheme(function PlansPage() {
  const lang = useContentLanguage();
  const currency = useCurrency();
  const offers = useSite()?.offers;
  const hasToken = useAppSelector(selectHasToken);
  // Waits for the session check, which detects an expired token.
  const wasChecked = useAppSelector(selectWasChecked);
  const isCustomer = hasToken && wasChecked;
  const fresh = { refetchOnMountOrArgChange: true };
  const { currentData, error, isError, refetch } = usePlansQuery(undefined, {
    // Seconds within which the plans in the page's HTML are fresh. A customer's plans are requested again: a special
    // price may have begun or ended.
    refetchOnMountOrArgChange: hasToken || 600,
  });
  const customer = useProfileQuery(undefined, { ...fresh, skip: !isCustomer });
  const profile = isCustomer ? customer.currentData : undefined;
  const cart = useCartQuery(undefined, { ...fresh, skip: !isCustomer });
  const confirming = isCustomer ? cart.currentData?.confirming : undefined;
  const back = usePaymentReturn();
  // State of the page, not of the list: signing in resets the API cache, and the choice must be kept.
  const [chosen, setChosen] = useState<number | null>(null);
  const plans = currentData?.filter(({ isActive }) => isActive);
  const special = specialOffer(currentData ?? []);
  const choice = plans?.find(({ id }) => id === chosen);
  const { subscribe, isBusy } = useSubscription();
  const press = () => {
    const paymentsBefore = profile?.billing.length ?? null;
    if (choice) subscribe({ planId: choice.id, paymentsBefore });
  };
  const isKnown = !hasToken || profile !== undefined || customer.isError;
  const isEndless = profile?.plan?.end === null;
  return (
    <Container className={classNames(page.padded, page.fullHeight)}>
      <PageHead title={subscribeCopy.title} description={offers?.lead} />
      <Text as="h1">{subscribeCopy.title}</Text>
      {offers?.lead && (
        <Text color="muted" className={styles.text}>
          {offers.lead}
        </Text>
      )}
      {confirming && <UnpaidNotice text={cartCopy.confirming} />}
      {back !== null && back !== 'success' && !confirming && (
        <UnpaidNotice text={subscribeCopy.unpaid[back]} />
      )}
      {!isError && (!plans || !isKnown) && <PlansSkeleton />}
      {!plans && isError && (
        <Failure title={subscribeCopy.plansFailed} query={{ error, refetch }} />
      )}
      {plans && isKnown && profile?.plan && <SubscribedNotice plan={profile.plan} />}
      {plans && isKnown && !isEndless && plans.length > 0 && (
        <div className="column gap-24">
          <PlanList
            plans={plans}
            chosen={choice?.id ?? null}
            onChoose={setChosen}
            onEnd={refetch}
            disabled={isBusy}
          />
          {!confirming?.isPlan && (
            <PlanOrder chosen={choice} isBusy={isBusy} onPress={press}>
              {choice && <PurchaseTerms bought={[{ title: choice.title, lang }]} plan={choice} />}
            </PlanOrder>
          )}
          {special && offers?.special && !profile?.plan && (
            <Text color="muted">
              <span>
                {offers.special
                  .replace('{price}', money(special.price, currency))
                  .replace('{usual}', money(special.usual, currency))
                  .replace('{days}', String(special.days))}
              </span>{' '}
              <TextLink to={paths.freeGuides} underline="always">
                {subscribeCopy.freeGuides}
              </TextLink>
            </Text>
          )}
          <Text color="muted">
            <span>{offers?.single}</span>{' '}
            <TextLink to={paths.everyGuide} underline="always">
              {subscribeCopy.browse}
            </TextLink>
          </Text>
        </div>
      )}
      {plans?.length === 0 && isKnown && (
        <Panel
          title={subscribeCopy.noPlans}
          picture={<Motif />}
          action={{ label: subscribeCopy.browse, to: routes.landing }}
        >
          {subscribeCopy.noPlansText}
        </Panel>
      )}
    </Container>
  );
});

/** Reserves the space of two plans and of the button. */
function PlansSkeleton() {
  return (
    <div role="status" aria-label={spokenCopy.loading} className="column gap-24">
      <div className="plans">
        {[1, 2].map((plan) => (
          <Skeleton key={plan} height={440} />
        ))}
      </div>
      <Skeleton height={102} />
    </div>
  );
}
