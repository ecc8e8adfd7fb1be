import { selectWasChecked } from '../../../features/auth/session/sessionSlice.ts';
import { useCartQuery } from '../../../features/cart/cartApi.ts';
import { cartCopy } from '../../../features/cart/copy.ts';
import { IconButton } from '../../../shared/ui/basic/IconButton.tsx';
import { shoppingCartOutlinedIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import styles from './CartOpener.module.css';
import { MenuOpener } from './MenuOpener.tsx';
import { useAppSelector } from '../../../shared/store/hooks.ts';

const loadPopover = () =>
  import(/* webpackChunkName: "customer-menus" */ '../../../features/cart/popover/CartPopover.tsx');

/** Renders the header's cart button with the count. It opens a popover with the items. */
export function CartOpener() {
  // Waits for the session check: it must be the first request to detect an expired token.
  const wasChecked = useAppSelector(selectWasChecked);
  const { data: cart } = useCartQuery(undefined, { skip: !wasChecked });
  const count = cart?.items.length ?? 0;
  return (
    <MenuOpener load={loadPopover}>
      {(props) => (
        <IconButton
          color="inherit"
          data-tooltip={cartCopy.cart}
          aria-label={count > 0 ? `${cartCopy.cart}, ${cartCopy.count(count)}` : cartCopy.cart}
          aria-haspopup="dialog"
          {...props}
        >
          <span className={styles.cart}>
            <Icon path={shoppingCartOutlinedIcon} />
            {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
          </span>
        </IconButton>
      )}
    </MenuOpener>
  );
}
