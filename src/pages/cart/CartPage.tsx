import { useRef, useState } from 'react';
import type { CartItem } from '../../domain/decode/customer/decodeCart.ts';
import { useCartQuery } from '../../features/cart/cartApi.ts';
import { CartLines } from '../../features/cart/lines/CartLines.tsx';
import { cartCopy } from '../../features/cart/copy.ts';
import { paymentCopy } from '../../features/cart/payment/copy.ts';
import { PaidNotice } from '../../features/cart/payment/PaidNotice.tsx';
import { StaleCart } from '../../features/cart/lines/StaleCart.tsx';
import { Totals } from '../../features/cart/lines/Totals.tsx';
import { UnpaidNotice } from '../../features/cart/payment/UnpaidNotice.tsx';
import { usePaymentReturn } from '../../features/cart/payment/usePaymentReturn.ts';
import { selectOwns } from '../../features/profile/ownership.ts';
import { useInvoiceDetailsQuery } from '../../features/profile/invoiceDetails/detailsApi.ts';
import { InvoiceDetails } from '../../features/profile/invoiceDetails/InvoiceDetails.tsx';
import { useProfileQuery } from '../../features/profile/profileApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { classNames } from '../../shared/ui/basic/classNames.ts';
import { PageTitle } from '../../shared/ui/page/PageTitle.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Skeleton } from '../../shared/ui/basic/Skeleton.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { spokenCopy } from '../../shared/ui/copy.ts';
import { Panel } from '../../shared/ui/Panel.tsx';
import { PurchaseTerms } from '../parts/terms/PurchaseTerms.tsx';
import { useAccountKey } from '../parts/useAccountKey.ts';
import { selectPayment } from '../../features/cart/cartSlice.ts';
import page from '../parts/page.module.css';
import styles from './CartPage.module.css';
import { useAppSelector } from '../../shared/store/hooks.ts';

/** Shows the cart. The payment page redirects to it. */
export const CartPage = withMuiTheme(function CartPage() {
  // Another account's page starts empty: the key unmounts all state of this account.
  return <CustomersCart key={useAccountKey()} />;
});

function CustomersCart() {
  // Prices or another device may have changed the cart: it is requested again each time the page opens.
  const query = useCartQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: cart, isError, refetch } = query;
  const customer = useProfileQuery();
  const isCovered = Boolean(customer.currentData?.plan);
  // The messages above the lines are rendered with them: otherwise the lines would move.
  const details = useInvoiceDetailsQuery();
  const isKnown = !details.isLoading && (customer.currentData !== undefined || customer.isError);
  const back = usePaymentReturn();
  const heading = useRef<HTMLHeadingElement>(null);
  const isPaid = back === 'success';
  // The guides that the cart had: if it is empty and they are owned, they were bought elsewhere.
  const [shown, setShown] = useState<CartItem[]>([]);
  if (cart && cart.items.length > 0 && cart.items !== shown) setShown(cart.items);
  const owns = useAppSelector(selectOwns);
  const isBought = shown.length > 0 && shown.every(({ guide }) => owns(guide));
  // Paid items are still to be removed from the cart: they are hidden until the payment is confirmed or overdue.
  const payment = useAppSelector(selectPayment);
  const isSettling = isPaid && payment !== 'confirmed' && payment !== 'overdue';
  const isFull = cart !== undefined && cart.items.length > 0 && isKnown && !isSettling;
  const confirming = cart?.confirming;
  const isPaying = cart?.items.some(({ guide }) => confirming?.guideIds.includes(guide.id));
  const isStale = !isPaid && cart !== undefined && isError;
  const isWaiting = !isPaid && !query.isError && (!cart || (cart.items.length > 0 && !isKnown));
  return (
    <Container className={classNames(page.padded, page.fullHeight)}>
      <PageTitle>{cartCopy.pageTitle}</PageTitle>
      <Text as="h1" ref={heading} tabIndex={-1} className={styles.title}>
        {cartCopy.cart}
      </Text>
      {isPaid && (
        <ErrorBoundary>
          <PaidNotice />
        </ErrorBoundary>
      )}
      {confirming && !isPaid && <UnpaidNotice text={cartCopy.confirming} />}
      {isFull && back !== null && !isPaid && !confirming && (
        <UnpaidNotice text={paymentCopy.unpaid[back]} />
      )}
      {isFull && isCovered && !isPaid && <UnpaidNotice text={cartCopy.covered} />}
      {isStale && <StaleCart onRetry={() => void refetch()} />}
      {isFull && (
        <div className={classNames(styles.lines, !isPaid && styles.withTotals)}>
          <div>
            {isPaid && (
              <Text as="h2" variant="h3">
                {paymentCopy.paid.stillInCart}
              </Text>
            )}
            <CartLines items={cart.items} onRemoved={() => heading.current?.focus()} />
            {!isPaid && <InvoiceDetails query={details} />}
          </div>
          {isPaid ? (
            <div>
              <Button to={routes.cart} variant="outlined">
                {paymentCopy.paid.backToCart}
              </Button>
            </div>
          ) : (
            <Totals cart={cart} isCovered={isCovered} isConfirming={isPaying}>
              <PurchaseTerms bought={cart.items.map(({ guide }) => guide)} />
            </Totals>
          )}
        </div>
      )}
      {cart?.items.length === 0 && !isPaid && isBought && (
        <Panel
          title={cartCopy.bought(shown.length)}
          action={{ label: paymentCopy.paid.toLibrary, to: routes.library }}
        >
          {cartCopy.boughtText(shown.length)}
        </Panel>
      )}
      {cart?.items.length === 0 && !isPaid && !isBought && (
        <Panel
          title={cartCopy.empty}
          picture={<Motif />}
          action={{ label: cartCopy.browse, to: routes.home }}
        >
          {cartCopy.emptyText}
        </Panel>
      )}
      {isWaiting && (
        <div role="status" aria-label={spokenCopy.loading} className={styles.waiting}>
          {[1, 2].map((line) => (
            <Skeleton key={line} height={120} />
          ))}
        </div>
      )}
      {!cart && isError && <Failure title={cartCopy.cartFailed} query={query} />}
    </Container>
  );
}
