import type { Plan } from '../../../domain/model.ts';
import { dollars } from '../../../domain/text/money.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { subscribeCopy } from '../copy.ts';
import { isYearly } from './planOffers.ts';
import './plans.css';
import { SubscribeButton } from './SubscribeButton.tsx';

interface Props {
  chosen: Plan | undefined;
  isBusy: boolean;
  onPress: () => void;
}

/** Shows the selected plan and its price, beside the button that starts the payment. */
export function PlanOrder({ chosen, isBusy, onPress }: Props) {
  const duration = chosen && (isYearly(chosen) ? subscribeCopy.months12 : subscribeCopy.lifetime);
  return (
    <div className="plan-order">
      <div>
        <Text variant="h4" lang={chosen && 'it'}>
          {chosen ? chosen.title : subscribeCopy.chooseFirst}
        </Text>
        <Text variant="small" color="muted">
          {chosen
            ? `${dollars(chosen.price)} · ${duration}. ${subscribeCopy.payElsewhere}`
            : subscribeCopy.payElsewhere}
        </Text>
      </div>
      <SubscribeButton isChosen={chosen !== undefined} isBusy={isBusy} onPress={onPress} />
    </div>
  );
}
