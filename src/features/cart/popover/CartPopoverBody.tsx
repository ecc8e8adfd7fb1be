import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { routes } from '../../../shared/site/paths.ts';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { useCartQuery } from '../cartApi.ts';
import { CartLines } from '../lines/CartLines.tsx';
import { cartCopy } from '../copy.ts';
import { StaleCart } from '../lines/StaleCart.tsx';

/** Seconds that a cart read before may be old when the popover opens. */
const freshness = 10;

/** What the cart's popover shows: the count, the items or the words for none, and the way to the page. */
export function CartPopoverBody() {
  const {
    data: cart,
    error,
    isError,
    refetch,
  } = useCartQuery(undefined, { refetchOnMountOrArgChange: freshness });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="h4" component="h2" ref={heading} tabIndex={-1}>
        {cartCopy.cart}
        {cart && ` (${cart.items.length})`}
      </Typography>
      {cart && isError && <StaleCart onRetry={() => void refetch()} />}
      {cart && cart.items.length > 0 && (
        <CartLines items={cart.items} dense onRemoved={() => heading.current?.focus()} />
      )}
      {cart?.items.length === 0 && (
        <Typography color="textSecondary">{cartCopy.popoverEmpty}</Typography>
      )}
      {!cart && !isError && <Skeleton variant="rounded" height={88} aria-label="Loading" />}
      {!cart && isError && (
        <Failure title={cartCopy.cartFailed} error={error} onRetry={() => void refetch()} />
      )}
      <Button component={Link} to={routes.cart} variant="contained">
        {cartCopy.toCartPage}
      </Button>
    </Stack>
  );
}
