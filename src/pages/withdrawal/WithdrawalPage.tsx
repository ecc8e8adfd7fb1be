import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectHasOwnLists } from '../../features/auth/session/sessionSlice.ts';
import { useProfileQuery } from '../../features/profile/profileApi.ts';
import { withdrawalCopy as copy } from '../../features/withdrawal/copy.ts';
import { CustomerWithdrawals } from '../../features/withdrawal/form/CustomerWithdrawals.tsx';
import { GuestForm } from '../../features/withdrawal/form/GuestForm.tsx';
import { LinkedWithdrawals } from '../../features/withdrawal/form/LinkedWithdrawals.tsx';
import { useIsHydrated } from '../../shared/lib/useIsHydrated.ts';
import { paths, routes } from '../../shared/site/paths.ts';
import { selectIsBundled } from '../../shared/site/siteSlice.ts';
import { useSite } from '../../shared/site/useSite.ts';
import { useAppSelector } from '../../shared/store/hooks.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { classNames } from '../../shared/ui/basic/classNames.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../shared/ui/basic/TextLink.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import page from '../parts/page.module.css';
import { useAccountKey } from '../parts/useAccountKey.ts';
import styles from './WithdrawalPage.module.css';

/** Returns the token of a mailed link (server/modules/checkout/withdrawal/withdrawalRoutes.ts writes it behind the '#'). */
const tokenIn = (hash: string): string | null =>
  /^#[\w-]{16,100}$/.test(hash) ? hash.slice(1) : null;

/** Shows how to withdraw from a contract: signed in, by a mailed link, or with an order number. */
export const WithdrawalPage = withMuiTheme(function WithdrawalPage() {
  const legal = useSite()?.legal.find(({ slug }) => slug === 'withdrawal');
  return (
    <Container className={classNames(page.padded, page.fullHeight)}>
      <PageHead title={copy.pageTitle} description={copy.description} />
      <Text as="h1">{copy.pageTitle}</Text>
      <Text color="muted" className={styles.text}>
        <span>{copy.text}</span>{' '}
        {legal && (
          <TextLink to={paths.legal(legal.slug)} underline="always">
            {legal.title}
          </TextLink>
        )}
      </Text>
      {/* Another account's page starts empty. */}
      <Way key={useAccountKey()} />
    </Container>
  );
});

function Way() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isCustomer = useAppSelector(selectHasOwnLists);
  const isProvider = useAppSelector(selectIsBundled);
  const contact = useSite()?.shop.email ?? '';
  const isHydrated = useIsHydrated();
  const linked = tokenIn(hash);
  const [token, setToken] = useState(linked);
  // A link may be opened while this page is.
  if (linked !== null && linked !== token) setToken(linked);
  // Removes it from the address and the history: it is stored in this page's state only.
  useEffect(() => {
    if (hash !== '') void navigate(routes.withdrawal, { replace: true });
  }, [hash, navigate]);
  // What the customer owns before the withdrawal (app/listeners/endWithdrawn.ts).
  useProfileQuery(undefined, { skip: !isCustomer });
  if (isProvider) {
    return (
      <Text>
        <span>{copy.elsewhere}</span>{' '}
        {contact !== '' && <TextLink href={`mailto:${contact}`}>{contact}</TextLink>}
      </Text>
    );
  }
  if (isHydrated && token !== null) {
    return <LinkedWithdrawals token={token} onAgain={() => setToken(null)} />;
  }
  return isCustomer ? <CustomerWithdrawals /> : <GuestForm />;
}
