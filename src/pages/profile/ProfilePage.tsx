import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useSearchParams } from 'react-router-dom';
import { useCartQuery } from '../../features/cart/cartApi.ts';
import { cartCopy } from '../../features/cart/copy.ts';
import { UnpaidNotice } from '../../features/cart/payment/UnpaidNotice.tsx';
import { BillingTab } from '../../features/profile/billing/BillingTab.tsx';
import { profileCopy } from '../../features/profile/copy.ts';
import { DeleteAccountPage } from '../../features/profile/erasure/DeleteAccountPage.tsx';
import { ProfileTab } from '../../features/profile/details/ProfileTab.tsx';
import { SubscriptionTab } from '../../features/profile/billing/SubscriptionTab.tsx';
import { useSite } from '../../shared/site/useSite.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { PageTitle } from '../../shared/ui/page/PageTitle.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { useAccountKey } from '../parts/useAccountKey.ts';
import { classNames } from '../../shared/ui/basic/classNames.ts';
import page from '../parts/page.module.css';
import styles from './ProfilePage.module.css';

/** The values of the query parameter `Tab`. */
const tabs = ['profile', 'Billing', 'Subscriptions'] as const;

/** Shows the customer's profile, payments and plan. */
export const ProfilePage = withMuiTheme(function ProfilePage() {
  const [search, setSearch] = useSearchParams();
  // Another account's page starts empty: no input of this account may remain.
  const account = useAccountKey();
  const tab = tabs.find((each) => each === search.get('Tab')) ?? 'profile';
  const { currentData: cart } = useCartQuery(undefined, { refetchOnMountOrArgChange: true });
  const contact = useSite()?.shop.email ?? '';
  const className = classNames(page.padded, page.fullHeight);
  if (search.has('delete-account')) {
    return (
      <Container key={account} className={className}>
        <DeleteAccountPage />
      </Container>
    );
  }
  return (
    <Container className={className}>
      <PageTitle>{profileCopy.pageTitle}</PageTitle>
      <Text as="h1" className={styles.title}>
        {profileCopy.title}
      </Text>
      {cart?.confirming && <UnpaidNotice text={cartCopy.confirming} />}
      <Tabs
        value={tab}
        onChange={(_event, value: string) => setSearch({ Tab: value })}
        aria-label={profileCopy.title}
        variant="scrollable"
        scrollButtons={false}
      >
        {tabs.map((each) => (
          <Tab
            key={each}
            value={each}
            label={profileCopy.tabs[each]}
            id={`tab-${each}`}
            aria-controls={each === tab ? `panel-${each}` : undefined}
          />
        ))}
      </Tabs>
      <div
        key={account}
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
        className={styles.panel}
      >
        {tab === 'profile' && <ProfileTab contact={contact} />}
        {tab === 'Billing' && <BillingTab contact={contact} />}
        {tab === 'Subscriptions' && <SubscriptionTab />}
      </div>
    </Container>
  );
});
