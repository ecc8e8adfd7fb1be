import Radio from '@mui/material/Radio';
import type { Plan } from '../../../domain/model.ts';
import { dollars } from '../../../domain/text/money.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { checkIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { subscribeCopy } from '../copy.ts';
import { isYearly } from './planOffers.ts';
import './plans.css';
import { TimeLeft } from './TimeLeft.tsx';

interface Props {
  plan: Plan;
  isRecommended: boolean;
  /** The regular price of a limited-time plan; null for other plans. */
  usualPrice: string | null;
  onEnd: () => void;
  disabled: boolean;
}

const { included } = subscribeCopy;

/** Shows one plan as a radio option: title, description, price, duration, and what is included. */
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
      <Text as="span" variant="h3" id={`${name}-title`} lang="it" className="plan-title">
        {title}
      </Text>
      <span id={`${name}-price`} className="plan-price">
        <Text as="span" variant="h2" translate="no">
          {dollars(price)}
        </Text>
        <Text as="span" color="muted">
          {isYear ? subscribeCopy.months12 : subscribeCopy.lifetime}
        </Text>
        {usualPrice !== null && (
          <Text as="span" color="muted">
            {subscribeCopy.insteadOf} <s translate="no">{dollars(usualPrice)}</s>
          </Text>
        )}
      </span>
      <span className="plan-text">
        <Text as="span" color="muted" id={`${name}-text`} lang="it">
          {description}
        </Text>
        {availableUntil !== null && <TimeLeft until={availableUntil} onEnd={onEnd} />}
      </span>
      <span className="plan-included">
        {lines.map((line) => (
          <Text as="span" variant="small" key={line}>
            <Icon path={checkIcon} size="small" color="success" />
            <span>{line}</span>
          </Text>
        ))}
      </span>
    </label>
  );
}
