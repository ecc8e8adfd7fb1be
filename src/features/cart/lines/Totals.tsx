import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Cart } from '../../../domain/model.ts';
import { dollars } from '../../../domain/text/money.ts';
import { usePageRestored } from '../../../shared/lib/usePageRestored.ts';
import { useCheckoutMutation } from '../cartApi.ts';
import { cartCopy } from '../copy.ts';

function Total({ term, value }: { term: string; value: string | number }) {
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
      <Typography component="dt" color="textSecondary">
        {term}
      </Typography>
      <Typography variant="h4" component="dd" sx={{ m: 0 }}>
        {value}
      </Typography>
    </Stack>
  );
}

interface Props {
  cart: Cart;
  /** By a subscription: there is nothing to pay for. */
  isCovered?: boolean;
}

/** 'Total Products', 'Total Prices', 'Purchase Now'. */
export function Totals({ cart, isCovered = false }: Props) {
  const [checkout, { isLoading, isSuccess, reset }] = useCheckoutMutation();
  usePageRestored(reset);
  // Once the address is there, the browser is on its way: a second press must not ask again.
  const isBusy = isLoading || isSuccess;
  return (
    <Card component="section" aria-label={cartCopy.totals} sx={{ p: 3 }}>
      <Stack sx={{ gap: 2 }}>
        <Stack component="dl" sx={{ gap: 1.5, m: 0 }}>
          <Total term={cartCopy.totalProducts} value={cart.items.length} />
          <Total term={cartCopy.totalPrices} value={dollars(cart.total)} />
        </Stack>
        <Button
          variant="contained"
          size="large"
          disabled={isBusy || isCovered}
          onClick={() => void checkout(cart.version)}
        >
          {isBusy ? cartCopy.purchasing : cartCopy.purchase}
        </Button>
        <Typography variant="caption" color="textSecondary">
          {cartCopy.payElsewhere}
        </Typography>
      </Stack>
    </Card>
  );
}
