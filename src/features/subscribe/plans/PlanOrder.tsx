import type { ReactNode } from 'react';
import type { Plan } from '../../../domain/decode/customer/decodePlan.ts';
import { money } from '../../../domain/text/money.ts';
import { useContentLanguage, useCurrency } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { subscribeCopy } from '../copy.ts';
import './plans.css';

interface Props {
  chosen: Plan | undefined;
  isBusy: boolean;
  onPress: () => void;
  /** What the buyer must know, directly before the button. */
  children: ReactNode;
}

/**
 * Shows the selected plan and its price, beside the button that starts the payment: 'Select A Plan' until one is
 * chosen, then 'Subscribe New'.
 */
export function PlanOrder({ chosen, isBusy, onPress, children }: Props) {
  const lang = useContentLanguage();
  const currency = useCurrency();
  const duration = chosen && subscribeCopy.duration(chosen.months);
  const label = chosen ? subscribeCopy.subscribe : subscribeCopy.select;
  return (
    <div className="plan-order">
      <div>
        <Text variant="h4" lang={chosen && lang}>
          {chosen ? chosen.title : subscribeCopy.chooseFirst}
        </Text>
        <Text variant="small" color="muted">
          {chosen
            ? `${money(chosen.price, currency)} · ${duration}. ${subscribeCopy.payElsewhere}`
            : subscribeCopy.payElsewhere}
        </Text>
        {children}
      </div>
      <Button variant="contained" size="large" disabled={isBusy || !chosen} onClick={onPress}>
        {isBusy ? subscribeCopy.busy : label}
      </Button>
    </div>
  );
}
