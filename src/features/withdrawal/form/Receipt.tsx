import { useEffect, useRef } from 'react';
import type { Withdrawal } from '../../../domain/decode/customer/decodeWithdrawal.ts';
import { longTime } from '../../../domain/text/instant.ts';
import { money } from '../../../domain/text/money.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { checkCircleOutlinedIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { withdrawalCopy as copy } from '../copy.ts';
import '../withdrawal.css';

/** Shows that a withdrawal was received, with the second of the act. It gets the focus: its button is gone. */
export function Receipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const { title, orderNumber, receivedAt, refund, currency } = withdrawal;
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), [withdrawal]);
  return (
    <Card as="section" ref={card} tabIndex={-1} role="status" className="withdrawal-receipt">
      <Icon path={checkCircleOutlinedIcon} color="success" />
      <div>
        <Text as="h2" variant="h4">
          {copy.receipt}
        </Text>
        <Text lang={useContentLanguage(withdrawal.lang)}>{title}</Text>
        <Text variant="small" color="muted">
          {`${copy.received(longTime(receivedAt))} · ${orderNumber}`}
        </Text>
        <Text>{copy.receiptText(money(refund, currency))}</Text>
      </div>
    </Card>
  );
}
