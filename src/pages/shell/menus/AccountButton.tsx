import { Button } from '../../../shared/ui/basic/Button.tsx';
import { accountCircleOutlinedIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { customerCopy } from '../header/customerCopy.ts';
import { MenuOpener } from '../header/MenuOpener.tsx';

const loadMenu = () => import(/* webpackChunkName: "customer-menus" */ './AccountMenu.tsx');

/** Renders the button that opens the menu of the account. */
export function AccountButton() {
  return (
    <MenuOpener load={loadMenu}>
      {(props) => (
        <Button
          color="inherit"
          aria-label={customerCopy.account}
          aria-haspopup="menu"
          {...props}
          className="account-button"
        >
          <Icon path={accountCircleOutlinedIcon} />
          <span className="header-wide">{customerCopy.account}</span>
        </Button>
      )}
    </MenuOpener>
  );
}
