import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { paths, routes } from '../../../shared/site/paths.ts';
import { startedPayment } from '../../../shared/storage/startedPayment.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { checkCircleOutlinedIcon, scheduleIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { selectAccount } from '../../auth/session/sessionSlice.ts';
import { PaidConsents } from '../../withdrawal/consent/PaidConsents.tsx';
import { cartEvents, selectPayment } from '../cartSlice.ts';
import { paymentCopy } from './copy.ts';
import styles from './PaidNotice.module.css';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

const { paid } = paymentCopy;

/**
 * Shows the result of `status=success`: the message, then the server's state. The address is a hint;
 * after 30 s without the purchase the message is withdrawn (docs/decisions/005-proof-of-a-purchase.md).
 */
export function PaidNotice() {
  const dispatch = useAppDispatch();
  const payment = useAppSelector(selectPayment);
  const account = useAppSelector(selectAccount);
  const [paidFor] = useState(() => startedPayment.last(account));
  const isOverdue = payment === 'overdue';
  const isConfirmed = payment === 'confirmed';
  const words = paidFor?.isPlan ? paid.plan : paid.guides;
  const [firstGuide = -1] = paidFor?.guideIds ?? [];
  const wasBegun = useAppSelector(({ progress }) => progress.guides[firstGuide] !== undefined);
  return (
    <div role="status" className={styles.paidNotice}>
      {isOverdue ? (
        <Icon path={scheduleIcon} color="primary" className={styles.sign} />
      ) : (
        <Icon path={checkCircleOutlinedIcon} color="success" className={styles.sign} />
      )}
      <Text variant="h2">{isOverdue ? paid.overdueTitle : paid.title}</Text>
      <Text color="muted" className={styles.text}>
        {isOverdue
          ? paid.overdue
          : `${paid.text} ${isConfirmed ? words.confirmed : words.confirming}`}
      </Text>
      {isOverdue && (
        <Button variant="outlined" onClick={() => dispatch(cartEvents.paymentReturned())}>
          {paid.checkAgain}
        </Button>
      )}
      {isConfirmed && (
        <div className={styles.actions}>
          <PaidConsents guideIds={paidFor?.guideIds ?? null}>
            {firstGuide !== -1 && (
              <Button to={paths.guide(firstGuide)} variant="contained">
                {wasBegun ? paid.continue : paid.start}
              </Button>
            )}
          </PaidConsents>
          <Button to={routes.library} variant={firstGuide === -1 ? 'contained' : 'outlined'}>
            {paid.toLibrary}
          </Button>
          <Button to={paths.profileTab('Billing')} color="inherit">
            {paid.toInvoice}
          </Button>
        </div>
      )}
      {!isOverdue && !isConfirmed && (
        <LinearProgress aria-label={words.confirming} sx={{ width: 200, my: 2 }} />
      )}
    </div>
  );
}
