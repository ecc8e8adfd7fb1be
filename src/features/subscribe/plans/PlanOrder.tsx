import Typography from '@mui/material/Typography';
import type { Plan } from '../../../domain/model.ts';
import { dollars } from '../../../domain/text/money.ts';
import { subscribeCopy } from '../copy.ts';
import { isYearly } from './planOffers.ts';
import './plans.css';
import { SubscribeButton } from './SubscribeButton.tsx';

interface Props {
  chosen: Plan | undefined;
  isBusy: boolean;
  onPress: () => void;
}

/** What was chosen and what it costs, beside the button that leads to the payment. */
export function PlanOrder({ chosen, isBusy, onPress }: Props) {
  const duration = chosen && (isYearly(chosen) ? subscribeCopy.months12 : subscribeCopy.lifetime);
  return (
    <div className="plan-order">
      <div>
        <Typography variant="h4" component="p" lang={chosen && 'it'}>
          {chosen ? chosen.title : subscribeCopy.chooseFirst}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {chosen && `${dollars(chosen.price)} · ${duration}. `}
          {subscribeCopy.payElsewhere}
        </Typography>
      </div>
      <SubscribeButton isChosen={chosen !== undefined} isBusy={isBusy} onPress={onPress} />
    </div>
  );
}
