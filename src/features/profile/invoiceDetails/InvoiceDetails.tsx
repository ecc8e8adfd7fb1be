import { Form, Formik } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { object, string } from 'yup';
import { isNotFound } from '../../../shared/api/apiError.ts';
import type { QueryState } from '../../../shared/api/queryState.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { classNames } from '../../../shared/ui/basic/classNames.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { FormField } from '../../../shared/ui/FormField.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { useProfileQuery } from '../profileApi.ts';
import { countries, countryName } from './countries.ts';
import { detailsCopy as copy } from './copy.ts';
import { useSaveInvoiceDetailsMutation, type InvoiceDetails as Details } from './detailsApi.ts';
import styles from './InvoiceDetails.module.css';

/** As contract/billing.ts has them. */
const upTo = (most: number) => string().max(most, copy.tooLong(most));
const schema = object({
  name: upTo(200),
  street: upTo(200),
  postcode: upTo(20),
  city: upTo(200),
  taxNumber: upTo(40),
});

interface Props {
  /** Of the page, which waits for it: a query of this component's own would send a failed request again. */
  query: QueryState<Details>;
}

/** Shows and changes who the invoices are for; nothing if the API has no such endpoint (404). */
export function InvoiceDetails({ query }: Props) {
  const { currentData: details, error, refetch } = query;
  const { currentData: profile } = useProfileQuery();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const title = useId();
  // The form had the focus: once it is closed, its button gets it.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (!details) {
    if (!error || isNotFound(error)) return null;
    return <Failure title={copy.readFailed} query={{ error, refetch }} />;
  }
  return (
    <Card as="section" aria-labelledby={title} className={styles.details}>
      <Text as="h2" variant="h5" id={title}>
        {copy.title}
      </Text>
      {isOpen ? (
        <DetailsForm details={details} onClose={() => setOpen(false)} />
      ) : (
        <div className={styles.shown}>
          <div className={styles.lines} translate="no">
            {linesOf(details, profile?.name ?? '').map((line) => (
              <Text key={line}>{line}</Text>
            ))}
          </div>
          <Button ref={button} variant="outlined" size="small" onClick={() => setOpen(true)}>
            {copy.change}
          </Button>
        </div>
      )}
    </Card>
  );
}

const linesOf = (details: Details, account: string): string[] => {
  const { name, street, postcode, city, country, taxNumber } = details;
  return [
    name === '' ? copy.account(account) : name,
    street,
    `${postcode} ${city}`.trim(),
    country && countryName(country),
    taxNumber,
  ].filter((line) => line !== '');
};

function DetailsForm({ details, onClose }: { details: Details; onClose: () => void }) {
  const [save, { isLoading }] = useSaveInvoiceDetailsMutation();
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  const renderField = (name: keyof Details, autoComplete: string) => (
    <FormField name={name} size="small" label={copy.fields[name]} autoComplete={autoComplete} />
  );
  return (
    <Formik
      initialValues={details}
      validationSchema={schema}
      onSubmit={async (values) => {
        if (!(await save(values)).error) onClose();
      }}
    >
      <Form noValidate>
        <div ref={fields} className={styles.fields}>
          <Text variant="small" color="muted" className={styles.wide}>
            {copy.optional}
          </Text>
          <div className={styles.wide}>{renderField('name', 'billing organization')}</div>
          <div className={styles.wide}>{renderField('street', 'billing street-address')}</div>
          {renderField('postcode', 'billing postal-code')}
          {renderField('city', 'billing address-level2')}
          <FormField
            name="country"
            size="small"
            select
            label={copy.fields.country}
            slotProps={{
              select: { native: true },
              inputLabel: { shrink: true },
              htmlInput: { autoComplete: 'billing country' },
            }}
          >
            {[{ code: '', name: copy.noCountry }, ...countries()].map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </FormField>
          {renderField('taxNumber', 'off')}
          <div className={classNames('row gap-8', styles.wide)}>
            <Button type="submit" variant="contained" disabled={isLoading}>
              {isLoading ? copy.saving : copy.save}
            </Button>
            <Button color="inherit" onClick={onClose}>
              {copy.cancel}
            </Button>
          </div>
        </div>
      </Form>
    </Formik>
  );
}
