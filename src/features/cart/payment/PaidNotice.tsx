import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Schedule from '@mui/icons-material/Schedule';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { paths, routes } from '../../../shared/site/paths.ts';
import { startedPayment } from '../../../shared/storage/startedPayment.ts';
import { selectAccount } from '../../auth/session/authSelectors.ts';
import { cartEvents, type CartRoot } from '../cartSlice.ts';
import { cartCopy } from '../copy.ts';

const { paid } = cartCopy;

/**
 * What `status=success` shows: the message, then what the server knows. The address is a hint;
 * after 30 s without the purchase the message is withdrawn (docs/decisions/005-proof-of-a-purchase.md).
 */
export function PaidNotice() {
  const dispatch = useDispatch();
  const payment = useSelector(({ cart }: CartRoot) => cart.payment);
  const account = useSelector(selectAccount);
  const [paidFor] = useState(() => startedPayment.last(account));
  const isOverdue = payment === 'overdue';
  const isConfirmed = payment === 'confirmed';
  const words = paidFor?.isPlan ? paid.plan : paid.guides;
  const [firstGuide] = paidFor?.guideIds ?? [];
  return (
    <Stack
      role="status"
      sx={{ py: { xs: 4, md: 6 }, gap: 2, alignItems: 'center', textAlign: 'center' }}
    >
      {isOverdue ? (
        <Schedule color="primary" sx={{ fontSize: 56 }} />
      ) : (
        <CheckCircleOutlined color="success" sx={{ fontSize: 56 }} />
      )}
      <Typography variant="h2" component="p">
        {isOverdue ? paid.overdueTitle : paid.title}
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: '56ch' }}>
        {isOverdue ? paid.overdue : paid.text} {isConfirmed && words.confirmed}
        {!isOverdue && !isConfirmed && words.confirming}
      </Typography>
      {isOverdue && (
        <Button variant="outlined" onClick={() => dispatch(cartEvents.paymentReturned())}>
          {paid.checkAgain}
        </Button>
      )}
      {isConfirmed && (
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center' }}>
          {firstGuide !== undefined && (
            <Button component={Link} to={paths.guide(firstGuide)} variant="contained">
              {paid.listen}
            </Button>
          )}
          <Button
            component={Link}
            to={routes.library}
            variant={firstGuide === undefined ? 'contained' : 'outlined'}
          >
            {paid.toLibrary}
          </Button>
          <Button component={Link} to={paths.profileTab('Billing')} color="inherit">
            {paid.toInvoice}
          </Button>
        </Stack>
      )}
      {!isOverdue && !isConfirmed && (
        <LinearProgress aria-label={words.confirming} sx={{ width: 200, my: 2 }} />
      )}
    </Stack>
  );
}
