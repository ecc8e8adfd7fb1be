import Check from '@mui/icons-material/Check';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import type { Plan } from '../../../domain/model.ts';
import { dollars } from '../../../domain/text/money.ts';
import { subscribeCopy } from '../copy.ts';
import { isYearly } from './planOffers.ts';
import './plans.css';
import { TimeLeft } from './TimeLeft.tsx';

interface Props {
  plan: Plan;
  isRecommended: boolean;
  /** What it costs outside its limited time; null without one. */
  usualPrice: string | null;
  onEnd: () => void;
  disabled: boolean;
}

const { included } = subscribeCopy;

/** One plan to choose: title, description, price, duration, and what is included. */
export function PlanCard({ plan, isRecommended, usualPrice, onEnd, disabled }: Props) {
  const { id, title, description, price, availableUntil } = plan;
  const name = `plan-${id}`;
  const isYear = isYearly(plan);
  const lines = [...included.always, isYear ? included.year : included.lifetime];
  return (
    <label className="plan">
      <span className="plan-marks">
        {isRecommended && <span className="plan-mark">{subscribeCopy.recommended}</span>}
        {availableUntil !== null && (
          <span className="plan-mark plan-mark-special">{subscribeCopy.special}</span>
        )}
      </span>
      <Radio
        value={id}
        disabled={disabled}
        className="plan-radio"
        slotProps={{
          input: {
            'aria-labelledby': `${name}-title ${name}-price`,
            'aria-describedby': `${name}-text`,
          },
        }}
      />
      <Typography
        id={`${name}-title`}
        variant="h3"
        component="span"
        lang="it"
        className="plan-title"
      >
        {title}
      </Typography>
      <span id={`${name}-price`} className="plan-price">
        <Typography variant="h2" component="span">
          {dollars(price)}
        </Typography>
        <Typography component="span" color="textSecondary">
          {isYear ? subscribeCopy.months12 : subscribeCopy.lifetime}
        </Typography>
        {usualPrice !== null && (
          <Typography component="span" color="textSecondary">
            {subscribeCopy.insteadOf} <s>{dollars(usualPrice)}</s>
          </Typography>
        )}
      </span>
      <span className="plan-text">
        <Typography id={`${name}-text`} component="span" color="textSecondary" lang="it">
          {description}
        </Typography>
        {availableUntil !== null && <TimeLeft until={availableUntil} onEnd={onEnd} />}
      </span>
      <span className="plan-included">
        {lines.map((line) => (
          <Typography key={line} component="span" variant="body2">
            <Check fontSize="small" color="success" />
            {line}
          </Typography>
        ))}
      </span>
    </label>
  );
}
