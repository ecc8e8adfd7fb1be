import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Schedule from '@mui/icons-material/Schedule';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { routes } from '../../shared/paths.ts';
import { cartEvents, type CartRoot } from './cartSlice.ts';
import { cartCopy } from './copy.ts';

const { paid } = cartCopy;

/**
 * What `status=success` shows: the message, then how far the server is (decisions.md, *Payment*). The
 * address is a hint; after 30 s without the purchase, it is taken back.
 */
export function PaidNotice() {
  const dispatch = useDispatch();
  const payment = useSelector(({ cart }: CartRoot) => cart.payment);
  const isOverdue = payment === 'overdue';
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
        {isOverdue ? paid.overdue : paid.text} {payment === 'confirmed' && paid.confirmed}
        {!isOverdue && payment !== 'confirmed' && paid.confirming}
      </Typography>
      {isOverdue && (
        <Button variant="outlined" onClick={() => dispatch(cartEvents.paymentReturned())}>
          {paid.checkAgain}
        </Button>
      )}
      {payment === 'confirmed' && (
        <Button component={Link} to={routes.home} variant="contained">
          {paid.listen}
        </Button>
      )}
      {!isOverdue && payment !== 'confirmed' && (
        <LinearProgress aria-label={paid.confirming} sx={{ width: 200, my: 2 }} />
      )}
    </Stack>
  );
}
