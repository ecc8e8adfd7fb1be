import type { ReactNode } from 'react';
import type { Plan } from '../../../domain/decode/customer/decodePlan.ts';
import { money } from '../../../domain/text/money.ts';
import { useContentLanguage, useCurrency } from '../../../shared/site/useSite.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { subscribeCopy } from '../copy.ts';
import './plans.css';
import { SubscribeButton } from './SubscribeButton.tsx';

interface Props {
  chosen: Plan | undefined;
  isBusy: boolean;
  onPress: () => void;
  /** What the buyer must know, directly before the button. */
  children: ReactNode;
}

/** Shows the selected plan and its price, beside the button that starts the payment. */
export function PlanOrder({ chosen, isBusy, onPress, children }: Props) {
  const lang = useContentLanguage();
  const currency = useCurrency();
  const duration = chosen && subscribeCopy.duration(chosen.months);
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
      <SubscribeButton isChosen={chosen !== undefined} isBusy={isBusy} onPress={onPress} />
    </div>
  );
}
