import Popover from '@mui/material/Popover';
import type { MouseEvent } from 'react';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { ErrorBoundary } from '../../../shared/ui/page/ErrorBoundary.tsx';
import type { MenuProps } from '../../../shared/ui/page/menuProps.ts';
import { cartCopy } from '../copy.ts';
import { CartPopoverBody } from './CartPopoverBody.tsx';
import { useBackCloses } from '../../../shared/ui/page/useBackCloses.ts';

/** Shows the popover of the header's cart button, with the items. */
export const CartPopover = withMuiTheme(function CartPopover({
  anchor,
  isOpen,
  onClose,
}: MenuProps) {
  useBackCloses(isOpen, onClose);
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': cartCopy.cart,
          onClick: ({ target }: MouseEvent) => {
            const isLink = target instanceof Element && target.closest('a') !== null;
            if (isLink) onClose();
          },
          sx: {
            width: 'min(400px, calc(100vw - 32px))',
            p: 3,
            border: 1,
            borderColor: 'divider',
          },
        },
      }}
    >
      <ErrorBoundary>
        <CartPopoverBody />
      </ErrorBoundary>
    </Popover>
  );
});
