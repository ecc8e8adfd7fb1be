import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Invoice } from '../../../domain/billingModel.ts';
import { longDate } from '../../../domain/text/date.ts';
import type { BillingRecord } from '../../../domain/model.ts';
import { profileCopy } from '../copy.ts';
import { CreditNoteLine } from './CreditNoteLine.tsx';
import { useSaveDocumentMutation } from '../accountApi.ts';
import '../profile.css';

const { billing } = profileCopy;

interface Props {
  record: BillingRecord;
  /** Undefined when the server has none for it, or could not say. */
  invoice: Invoice | undefined;
}

/** Billing id, type, date, amount and currency, and how it was paid. */
export function BillingLine({ record, invoice }: Props) {
  const [save, { isLoading }] = useSaveDocumentMutation();
  const { id, kind, date, amount, currency, paidThrough } = record;
  const facts = [
    { term: billing.id, value: id },
    { term: billing.kind, value: kind },
    { term: billing.date, value: longDate(date) },
    { term: billing.paid, value: `${amount} ${currency.toUpperCase()}` },
    { term: billing.through, value: paidThrough },
  ];
  return (
    <li className="billing-record">
      <Typography variant="h4" component="h3" lang={invoice ? 'it' : undefined}>
        {invoice ? invoice.positions.join(' · ') : billing[kind]}
      </Typography>
      {invoice ? (
        <Button
          variant="outlined"
          size="small"
          startIcon={<PictureAsPdfOutlined />}
          aria-label={billing.saveInvoice(invoice.number)}
          disabled={isLoading}
          onClick={() => void save({ kind: 'invoice', id, number: invoice.number })}
          sx={{ justifySelf: 'start' }}
        >
          {isLoading ? billing.saving : billing.invoice}
        </Button>
      ) : (
        <span />
      )}
      <dl className="billing-facts">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <Typography component="dt" variant="caption" color="textSecondary">
              {term}
            </Typography>
            <Typography component="dd" variant="body2">
              {value}
            </Typography>
          </div>
        ))}
      </dl>
      {invoice && invoice.creditNotes.length > 0 && (
        <div className="billing-credits">
          <ul>
            {invoice.creditNotes.map((note) => (
              <CreditNoteLine key={note.id} note={note} currency={currency} />
            ))}
          </ul>
          {invoice.isEnded && (
            <Typography variant="body2" color="textSecondary">
              {billing.ended}
            </Typography>
          )}
        </div>
      )}
    </li>
  );
}
