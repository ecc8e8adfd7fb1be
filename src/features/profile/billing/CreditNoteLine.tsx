import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CreditNote } from '../../../domain/billingModel.ts';
import { longDate } from '../../../domain/text/date.ts';
import { profileCopy } from '../copy.ts';
import { useSaveDocumentMutation } from '../accountApi.ts';

const { billing } = profileCopy;

interface Props {
  note: CreditNote;
  /** The invoice's. */
  currency: string;
}

/** What went back of a payment, why and when, with its credit note. */
export function CreditNoteLine({ note, currency }: Props) {
  const [save, { isLoading }] = useSaveDocumentMutation();
  const { id, number, date, amount, reason } = note;
  return (
    <li>
      <div>
        <Typography variant="body2" component="p">
          {billing.reasons[reason]}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {billing.onDay(`${amount} ${currency.toUpperCase()}`, longDate(date))}
        </Typography>
      </div>
      <Button
        size="small"
        startIcon={<PictureAsPdfOutlined />}
        aria-label={billing.asPdf(`${billing.notes[reason]} ${number}`)}
        disabled={isLoading}
        onClick={() => void save({ kind: 'credit-note', id, number })}
        // Below the words on a phone, with its own edge at theirs.
        sx={{ ml: { xs: -2, sm: 0 } }}
      >
        {isLoading ? billing.saving : billing.asPdf(billing.notes[reason])}
      </Button>
    </li>
  );
}
