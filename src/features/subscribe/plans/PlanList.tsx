import RadioGroup from '@mui/material/RadioGroup';
import type { Plan } from '../../../domain/decode/customer/decodePlan.ts';
import { subscribeCopy } from '../copy.ts';
import { PlanCard } from './PlanCard.tsx';
import { recommendedOf } from './planOffers.ts';
import './plans.css';

interface Props {
  plans: Plan[];
  /** The selected plan's id; null initially. */
  chosen: number | null;
  onChoose: (planId: number) => void;
  /** Called when a plan's offer expires: the server's list has changed. */
  onEnd: () => void;
  disabled?: boolean;
}

/** Shows the plans side by side as a radio group. */
export function PlanList({ plans, chosen, onChoose, onEnd, disabled = false }: Props) {
  const recommended = recommendedOf(plans);
  return (
    <RadioGroup
      aria-label={subscribeCopy.plans}
      value={chosen ?? ''}
      onChange={(_event, value) => onChoose(Number(value))}
      className="plans"
    >
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          isRecommended={plan === recommended}
          onEnd={onEnd}
          disabled={disabled}
        />
      ))}
    </RadioGroup>
  );
}
