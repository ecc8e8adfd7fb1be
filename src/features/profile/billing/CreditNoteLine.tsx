import type { CreditNote } from '../../../domain/decode/customer/decodeProfile.ts';
import { longDate } from '../../../domain/text/date.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { pictureAsPdfOutlinedIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { profileCopy } from '../copy.ts';
import { useSaveDocumentMutation } from '../accountApi.ts';
import styles from './CreditNoteLine.module.css';

const { billing } = profileCopy;

interface Props {
  note: CreditNote;
  /** The invoice's currency. */
  currency: string;
}

/** Shows a refund: amount, reason and date, with its credit note. */
export function CreditNoteLine({ note, currency }: Props) {
  const [save, { isLoading }] = useSaveDocumentMutation();
  const { id, number, date, amount, reason } = note;
  return (
    <li>
      <div>
        <Text variant="small">{billing.reasons[reason]}</Text>
        <Text variant="caption" color="muted">
          {billing.onDay(`${amount} ${currency.toUpperCase()}`, longDate(date))}
        </Text>
      </div>
      <Button
        size="small"
        startIcon={<Icon path={pictureAsPdfOutlinedIcon} />}
        aria-label={billing.asPdf(`${billing.notes[reason]} ${number}`)}
        disabled={isLoading}
        onClick={() => void save({ kind: 'credit-note', id, number })}
        className={styles.action}
      >
        {isLoading ? billing.saving : billing.asPdf(billing.notes[reason])}
      </Button>
    </li>
  );
}
