import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { Plan } from '../../domain/model.ts';
import { dollars } from '../../domain/money.ts';
import { subscribeCopy } from './copy.ts';
import './plans.css';

interface Props {
  plans: Plan[];
  /** The chosen plan's id; null at first. */
  chosen: number | null;
  onChoose: (planId: number) => void;
  disabled?: boolean;
}

/** Spec section 9: 12 means twelve months, anything else a lifetime. */
const durationOf = ({ months }: Plan): string =>
  months === 12 ? subscribeCopy.months12 : subscribeCopy.lifetime;

/** The plans on offer, of which one can be chosen: title, description, price, duration (spec section 2). */
export function PlanList({ plans, chosen, onChoose, disabled = false }: Props) {
  return (
    <RadioGroup
      aria-label={subscribeCopy.plans}
      value={chosen ?? ''}
      onChange={(_event, value) => onChoose(Number(value))}
      className="plans"
    >
      {plans.map((plan) => (
        <label key={plan.id} className="plan">
          <Radio
            value={plan.id}
            disabled={disabled}
            className="plan-radio"
            slotProps={{ input: { 'aria-describedby': `plan-${plan.id}` } }}
          />
          <Typography variant="h3" component="span" lang="it" className="plan-title">
            {plan.title}
          </Typography>
          <span className="plan-price">
            <Typography variant="h2" component="span">
              {dollars(plan.price)}
            </Typography>
            <Typography component="span" color="textSecondary">
              {durationOf(plan)}
            </Typography>
          </span>
          <Typography
            id={`plan-${plan.id}`}
            component="span"
            color="textSecondary"
            lang="it"
            className="plan-text"
          >
            {plan.description}
          </Typography>
        </label>
      ))}
    </RadioGroup>
  );
}
