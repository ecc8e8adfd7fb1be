import Button from '@mui/material/Button';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectWasChecked } from '../../../features/auth/session/authSelectors.ts';
import { CartPopover } from '../../../features/cart/popover/CartPopover.tsx';
import { useWishListQuery } from '../../../features/library/libraryApi.ts';
import { useProfileQuery } from '../../../features/profile/profileApi.ts';
import { routes } from '../../../shared/site/paths.ts';
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
export function CustomerControls() {
  useOwnLists();
  return (
    <>
      <SearchSlot />
      <CartPopover />
      <Button className="header-wide" component={Link} to={routes.library} color="inherit">
        {customerCopy.library}
      </Button>
      <Button className="header-wide" component={Link} to={routes.updates} color="inherit">
        {customerCopy.update}
      </Button>
      <AccountMenu />
      <BottomNav />
    </>
  );
}
