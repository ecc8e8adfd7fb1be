import Radio from '@mui/material/Radio';
import type { Plan } from '../../../domain/decode/customer/decodePlan.ts';
import { money } from '../../../domain/text/money.ts';
import { useContentLanguage, useCurrency, useSite } from '../../../shared/site/useSite.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { checkIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { subscribeCopy } from '../copy.ts';
import './plans.css';
import { TimeLeft } from './TimeLeft.tsx';

interface Props {
  plan: Plan;
  isRecommended: boolean;
  onEnd: () => void;
  disabled: boolean;
}

/** Shows one plan as a radio option: title, description, price, duration, and what is included. */
export function PlanCard({ plan, isRecommended, onEnd, disabled }: Props) {
  const lang = useContentLanguage();
  const currency = useCurrency();
  const { id, title, description, price, months, availableUntil } = plan;
  const usualPrice = plan.special?.usualPrice ?? null;
  const name = `plan-${id}`;
  const { ends, endless } = subscribeCopy.included;
  const lines = [...(useSite()?.offers?.included ?? []), months === null ? endless : ends];
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
      <Text as="span" variant="h3" id={`${name}-title`} lang={lang} className="plan-title">
        {title}
      </Text>
      <span id={`${name}-price`} className="plan-price">
        <Text as="span" variant="h2" translate="no">
          {money(price, currency)}
        </Text>
        <Text as="span" color="muted">
          {subscribeCopy.duration(months)}
        </Text>
        {usualPrice !== null && (
          <Text as="span" color="muted">
            {subscribeCopy.insteadOf} <s translate="no">{money(usualPrice, currency)}</s>
          </Text>
        )}
      </span>
      <span className="plan-text">
        <Text as="span" color="muted" id={`${name}-text`} lang={lang}>
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
