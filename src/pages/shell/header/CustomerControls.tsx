import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CartPopover } from '../../../features/cart/popover/CartPopover.tsx';
import { routes } from '../../../shared/site/paths.ts';
import { AccountMenu } from '../menus/AccountMenu.tsx';
import { BottomNav } from '../layout/BottomNav.tsx';
import { customerCopy } from './customerCopy.ts';
import { SearchSlot } from './SearchSlot.tsx';

/** The controls of a customer's header. A narrow bar leaves its links to the account's menu. */
export function CustomerControls() {
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
