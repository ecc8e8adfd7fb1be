import { useState } from 'react';
import type { SerializedError } from '@reduxjs/toolkit';
import type { Withdrawable } from '../../../domain/decode/customer/decodeWithdrawal.ts';
import { longDate } from '../../../domain/text/date.ts';
import { momentBefore } from '../../../domain/text/instant.ts';
import { money } from '../../../domain/text/money.ts';
import type { ApiError } from '../../../shared/api/apiError.ts';
import { messageOf } from '../../../shared/api/reasonOf.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { withdrawalCopy as copy } from '../copy.ts';
import '../withdrawal.css';

interface Props {
  item: Withdrawable;
  /** Withdraws; returns the error, if it fails. */
  onConfirm: () => Promise<ApiError | SerializedError | undefined>;
}

/** The button of the first press is gone. */
const focusOnMount = (button: HTMLButtonElement | null): void => button?.focus();

/** Shows something that can be withdrawn from: what is paid back, until when, and the two presses. */
export function WithdrawableItem({ item, onConfirm }: Props) {
  const [step, setStep] = useState<'idle' | 'asks' | 'busy'>('idle');
  const [error, setError] = useState<ApiError | SerializedError>();
  const { title, isPlan, orderNumber, boughtAt, until } = item;
  const refund = money(item.refund, item.currency);
  const confirm = async () => {
    setStep('busy');
    const failure = await onConfirm();
    setError(failure);
    if (failure) setStep('asks');
  };
  return (
    <Card as="li" className="withdrawal-item">
      <Text as="h3" variant="h4" lang={useContentLanguage(item.lang)}>
        {title}
      </Text>
      <Text variant="small" color="muted">
        {copy.order(orderNumber, longDate(boughtAt))}
      </Text>
      <dl className="withdrawal-facts">
        <div>
          <dt>{copy.refund}</dt>
          <dd translate="no">{refund}</dd>
        </div>
        <div>
          <dt>{copy.lastDay}</dt>
          <dd>{longDate(momentBefore(until))}</dd>
        </div>
      </dl>
      {error && <Notice severity="error">{`${copy.failed} ${messageOf(error)}`}</Notice>}
      {step === 'idle' ? (
        // A key: a second press of the same button would confirm.
        <Button
          key="withdraw"
          variant="outlined"
          aria-label={copy.withdrawFrom(title)}
          onClick={() => setStep('asks')}
        >
          {copy.withdraw}
        </Button>
      ) : (
        <div role="group" aria-label={copy.withdrawFrom(title)} className="column gap-12">
          <Text>{copy.question[isPlan ? 'plan' : 'guide'](refund)}</Text>
          <div className="row gap-8">
            <Button
              variant="contained"
              ref={focusOnMount}
              disabled={step === 'busy'}
              onClick={() => void confirm()}
            >
              {step === 'busy' ? copy.busy : copy.confirm}
            </Button>
            <Button color="inherit" disabled={step === 'busy'} onClick={() => setStep('idle')}>
              {copy.keep}
            </Button>
          </div>
        </div>
      )}
    </Card>
  );
}
