import { Fragment } from 'react';
import type { BillingRecord, Invoice } from '../../../domain/decode/customer/decodeProfile.ts';
import { longDate } from '../../../domain/text/date.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { pictureAsPdfOutlinedIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { profileCopy } from '../copy.ts';
import { CreditNoteLine } from './CreditNoteLine.tsx';
import { useSaveDocumentMutation } from '../accountApi.ts';
import '../profile.css';
import styles from './BillingLine.module.css';

const { billing } = profileCopy;

interface Props {
  record: BillingRecord;
  /** Undefined if the payment has no invoice, or the query failed. */
  invoice: Invoice | undefined;
}

/** Shows a payment: billing id, type, date, amount and currency, and how it was paid. */
export function BillingLine({ record, invoice }: Props) {
  const catalogueLang = useContentLanguage();
  const [save, { isLoading }] = useSaveDocumentMutation();
  const { id, kind, date, amount, currency, paidThrough } = record;
  const facts = [
    { term: billing.id, value: id, translate: 'no' },
    { term: billing.kind, value: billing[kind] },
    { term: billing.date, value: longDate(date) },
    { term: billing.paid, value: `${amount} ${currency.toUpperCase()}`, translate: 'no' },
    { term: billing.through, value: billing.providers.get(paidThrough) ?? paidThrough },
  ] as const;
  return (
    <li className="billing-record">
      <Text as="h3" variant="h4">
        {invoice ? (
          invoice.positions.map(({ title, lang }, index) => (
            <Fragment key={index}>
              {index > 0 && <span>{' · '}</span>}
              <span lang={lang ?? catalogueLang}>{title}</span>
            </Fragment>
          ))
        ) : (
          <span>{billing[kind]}</span>
        )}
      </Text>
      {invoice ? (
        <Button
          variant="outlined"
          size="small"
          startIcon={<Icon path={pictureAsPdfOutlinedIcon} />}
          aria-label={billing.saveInvoice(invoice.number)}
          disabled={isLoading}
          onClick={() => void save({ kind: 'invoice', id, number: invoice.number })}
          className={styles.action}
        >
          {isLoading ? billing.saving : billing.invoice}
        </Button>
      ) : (
        <span />
      )}
      <dl className="billing-facts">
        {facts.map(({ term, value, ...rest }) => (
          <div key={term}>
            <Text as="dt" variant="caption" color="muted">
              {term}
            </Text>
            <Text as="dd" variant="small" {...rest}>
              {value}
            </Text>
          </div>
        ))}
      </dl>
      {invoice && invoice.creditNotes.length > 0 && (
        <div className="billing-credits">
          <ul className="column">
            {invoice.creditNotes.map((note) => (
              <CreditNoteLine key={note.id} note={note} currency={currency} />
            ))}
          </ul>
          {invoice.isEnded && (
            <Text variant="small" color="muted">
              {billing.ended}
            </Text>
          )}
        </div>
      )}
    </li>
  );
}
