import type { ReactNode } from 'react';
import type { Cart } from '../../../domain/decode/customer/decodeCart.ts';
import { money } from '../../../domain/text/money.ts';
import { usePageRestored } from '../../../shared/lib/usePageRestored.ts';
import { useCurrency } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { useCheckoutMutation } from '../cartApi.ts';
import { cartCopy } from '../copy.ts';
import styles from './Totals.module.css';

function Total({ term, value }: { term: string; value: string | number }) {
  return (
    <div className={styles.total}>
      <Text as="dt" color="muted">
        {term}
      </Text>
      <Text as="dd" variant="h4" translate="no">
        {value}
      </Text>
    </div>
  );
}

interface Props {
  cart: Cart;
  /** A subscription covers all items, so nothing is to be paid; default false. */
  isCovered?: boolean;
  /** A payment for an item is being confirmed, so it is not offered again; default false. */
  isConfirming?: boolean | undefined;
  /** What the buyer must know, directly before the button. */
  children: ReactNode;
}

/** Shows 'Total Products', 'Total Prices', 'Purchase Now'. */
export function Totals({ cart, isCovered = false, isConfirming = false, children }: Props) {
  const currency = useCurrency();
  const [checkout, { isLoading, isSuccess, reset }] = useCheckoutMutation();
  usePageRestored(reset);
  // After success the browser navigates to the payment page: a second click must not send a second request.
  const isBusy = isLoading || isSuccess;
  return (
    <Card as="section" aria-label={cartCopy.totals} className={styles.totals}>
      <div className="column gap-16">
        <dl className={styles.facts}>
          <Total term={cartCopy.totalProducts} value={cart.items.length} />
          <Total term={cartCopy.totalPrices} value={money(cart.total, currency)} />
        </dl>
        {!isConfirming && (
          <>
            {children}
            <Button
              variant="contained"
              size="large"
              disabled={isBusy || isCovered}
              onClick={() => void checkout(cart.version)}
            >
              {isBusy ? cartCopy.purchasing : cartCopy.purchase}
            </Button>
            <Text as="span" variant="caption" color="muted">
              {cartCopy.payElsewhere}
            </Text>
          </>
        )}
      </div>
    </Card>
  );
}
