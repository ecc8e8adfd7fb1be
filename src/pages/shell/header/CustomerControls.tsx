import { useSelector } from 'react-redux';
import { selectWasChecked } from '../../../features/auth/session/authSelectors.ts';
import { CartPopover } from '../../../features/cart/popover/CartPopover.tsx';
import { useWishListQuery } from '../../../features/library/libraryApi.ts';
import { useProfileQuery } from '../../../features/profile/profileApi.ts';
import { routes } from '../../../shared/site/paths.ts';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { AccountMenu } from '../menus/AccountMenu.tsx';
import { BottomNav } from '../layout/BottomNav.tsx';
import { customerCopy } from './customerCopy.ts';
import { SearchSlot } from './SearchSlot.tsx';

/**
 * Keeps the customer's wish list and profile loaded, as CartPopover does the cart: on every page they say which guides
 * are in the library and owned.
 */
function useOwnLists(): void {
  // An old token is found out by the session's own check: the header must not be faster.
  const options = { skip: !useSelector(selectWasChecked), selectFromResult: selectIsReset };
  useWishListQuery(undefined, options);
  useProfileQuery(undefined, options);
}

/** Of the answers nothing shows here. But when all are dropped, for another account, the hooks have to load theirs. */
const selectIsReset = ({ isUninitialized }: { isUninitialized: boolean }) => ({ isUninitialized });

/** The controls of a customer's header. A narrow bar leaves its links to the account's menu. */
export const CustomerControls = withMuiTheme(function CustomerControls() {
  useOwnLists();
  return (
    <>
      <SearchSlot />
      <CartPopover />
      <Button to={routes.library} color="inherit" className="header-wide">
        {customerCopy.library}
      </Button>
      <Button to={routes.updates} color="inherit" className="header-wide">
        {customerCopy.update}
      </Button>
      <AccountMenu />
      <BottomNav />
    </>
  );
});
