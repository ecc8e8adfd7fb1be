import { useRef } from 'react';
import { routes } from '../../../shared/site/paths.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { useCartQuery } from '../cartApi.ts';
import { CartLines } from '../lines/CartLines.tsx';
import { cartCopy } from '../copy.ts';
import { UnpaidNotice } from '../payment/UnpaidNotice.tsx';
import { StaleCart } from '../lines/StaleCart.tsx';
import { spokenCopy } from '../../../shared/ui/copy.ts';

/** Maximum age in seconds of a cached cart when the popover opens; an older one is refetched. */
const freshness = 10;

/** Shows the popover's contents: the count, the items or an empty state, and a link to the cart page. */
export function CartPopoverBody() {
  const {
    data: cart,
    error,
    isError,
    refetch,
  } = useCartQuery(undefined, { refetchOnMountOrArgChange: freshness });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className="column gap-12">
      <Text as="h2" variant="h4" ref={heading} tabIndex={-1}>
        {cart ? `${cartCopy.cart} (${cart.items.length})` : cartCopy.cart}
      </Text>
      {cart?.confirming && <UnpaidNotice text={cartCopy.confirming} />}
      {cart && isError && <StaleCart onRetry={() => void refetch()} />}
      {cart && cart.items.length > 0 && (
        <CartLines items={cart.items} dense onRemoved={() => heading.current?.focus()} />
      )}
      {cart?.items.length === 0 && <Text color="muted">{cartCopy.popoverEmpty}</Text>}
      {!cart && !isError && <Skeleton height={88} aria-label={spokenCopy.loading} />}
      {!cart && isError && <Failure title={cartCopy.cartFailed} query={{ error, refetch }} />}
      <Button to={routes.cart} variant="contained">
        {cartCopy.toCartPage}
      </Button>
    </div>
  );
}
