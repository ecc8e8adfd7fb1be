import Badge from '@mui/material/Badge';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../../../shared/ui/basic/IconButton.tsx';
import { shoppingCartOutlinedIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { selectWasChecked } from '../../auth/session/authSelectors.ts';
import { useCartQuery } from '../cartApi.ts';
import { CartPopoverBody } from './CartPopoverBody.tsx';
import { cartCopy } from '../copy.ts';

/** Renders the header's cart button with the count, and a popover with the items. */
export function CartPopover() {
  // Waits for the session check: it must be the first request to detect an expired token.
  const wasChecked = useSelector(selectWasChecked);
  const { data: cart } = useCartQuery(undefined, { skip: !wasChecked });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Closes the popover on navigation: it is open only for the location on which it was opened.
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState(key);
  const isOpen = anchor !== null && openedOn === key;
  const count = cart?.items.length ?? 0;
  return (
    <>
      <IconButton
        color="inherit"
        data-tooltip={cartCopy.cart}
        aria-label={count > 0 ? `${cartCopy.cart}, ${cartCopy.count(count)}` : cartCopy.cart}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpenedOn(key);
        }}
      >
        {count === 0 ? (
          <Icon path={shoppingCartOutlinedIcon} />
        ) : (
          <Badge badgeContent={count} color="primary">
            <Icon path={shoppingCartOutlinedIcon} />
          </Badge>
        )}
      </IconButton>
      <Popover
        open={isOpen}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': cartCopy.cart,
            sx: {
              width: 'min(400px, calc(100vw - 32px))',
              p: 3,
              border: 1,
              borderColor: 'divider',
            },
          },
        }}
      >
        <CartPopoverBody />
      </Popover>
    </>
  );
}
