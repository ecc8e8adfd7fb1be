import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { use } from 'react';
import { useSignOut } from '../../../features/auth/session/useSignOut.ts';
import { paths, routes } from '../../../shared/site/paths.ts';
import { useHasPlans } from '../../../shared/site/useSite.ts';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { schemeModes, useScheme } from '../../../shared/theme/scheme.ts';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import { errorCopy } from '../../../shared/ui/copy.ts';
import { checkIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import type { MenuProps } from '../../../shared/ui/page/menuProps.ts';
import { Reporting } from '../../../shared/ui/page/reporting.ts';
import { customerCopy } from '../header/customerCopy.ts';
import styles from './AccountMenu.module.css';
import { useBackCloses } from '../../../shared/ui/page/useBackCloses.ts';

const { menuItems } = customerCopy;

const subscriptionTab = paths.profileTab('Subscriptions');

const items = [
  { text: menuItems.profile, to: paths.profileTab('profile') },
  { text: menuItems.cart, to: routes.cart },
  { text: menuItems.library, to: routes.library },
  { text: menuItems.updates, to: routes.updates },
  { text: menuItems.billing, to: paths.profileTab('Billing') },
  { text: menuItems.subscription, to: subscriptionTab },
];

/** Shows the menu of 'My Account' with the pages of the account and Logout. */
export const AccountMenu = withMuiTheme(function AccountMenu({
  anchor,
  isOpen,
  onClose,
}: MenuProps) {
  useBackCloses(isOpen, onClose);
  const signOut = useSignOut();
  const hasPlans = useHasPlans();
  const { mode, setMode } = useScheme();
  const { open } = use(Reporting);
  const report = () => {
    onClose();
    open?.();
  };
  const leave = () => {
    onClose();
    signOut();
  };
  return (
    <Menu
      anchorEl={anchor}
      open={isOpen}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      // MUI renders the menu in a portal at the end of the body: without this role it is in no landmark.
      slotProps={{ root: { role: 'navigation', 'aria-label': customerCopy.account } }}
    >
      {items
        .filter(({ to }) => hasPlans || to !== subscriptionTab)
        .map(({ text, to }) => (
          <MenuItem key={text} component={RouterLink} to={to} onClick={onClose}>
            {text}
          </MenuItem>
        ))}
      <Divider component="li" />
      {schemeModes.map((each) => (
        <MenuItem
          key={each}
          role="menuitemradio"
          aria-checked={mode === each}
          onClick={() => setMode(each)}
          sx={{ justifyContent: 'space-between', gap: 3 }}
        >
          <span>{customerCopy.schemeItem[each]}</span>
          <Icon
            path={checkIcon}
            size="small"
            className={mode === each ? undefined : styles.unchosen}
          />
        </MenuItem>
      ))}
      <Divider component="li" />
      <MenuItem onClick={report}>{errorCopy.report}</MenuItem>
      <MenuItem onClick={leave}>{menuItems.logout}</MenuItem>
    </Menu>
  );
});
