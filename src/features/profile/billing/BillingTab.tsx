import { routes } from '../../../shared/site/paths.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';
import { errorCopy, spokenCopy } from '../../../shared/ui/copy.ts';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { Motif } from '../../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { InvoiceDetails } from '../invoiceDetails/InvoiceDetails.tsx';
import { useInvoiceDetailsQuery } from '../invoiceDetails/detailsApi.ts';
import { BillingAside } from './BillingAside.tsx';
import { BillingLine } from './BillingLine.tsx';
import { profileCopy } from '../copy.ts';
import { useInvoicesQuery } from '../accountApi.ts';
import { useProfileQuery } from '../profileApi.ts';
import '../profile.css';
import styles from './BillingTab.module.css';

const { billing } = profileCopy;

/** Shows the payments, newest first, each with its invoice. */
export function BillingTab({ contact }: { contact: string }) {
  const { currentData: profile, error, isError, refetch } = useProfileQuery();
  const records = profile?.billing ?? [];
  const invoices = useInvoicesQuery(undefined, { skip: records.length === 0 });
  // The invoices contain the titles: lines rendered without them would change their height.
  const details = useInvoiceDetailsQuery();
  const isWaiting =
    details.isLoading || (records.length > 0 && !invoices.currentData && !invoices.isError);
  if (!profile && isError) {
    return <Failure title={profileCopy.profileFailed} query={{ error, refetch }} />;
  }
  if (!profile || isWaiting) {
    return (
      <div role="status" aria-label={spokenCopy.loading} className={styles.billingTab}>
        {[1, 2].map((line) => (
          <Skeleton key={line} height={96} />
        ))}
      </div>
    );
  }
  if (records.length === 0) {
    return (
      <>
        <Panel
          title={billing.empty}
          picture={<Motif />}
          action={{ label: billing.browse, to: routes.home }}
        >
          {billing.emptyText}
        </Panel>
        <InvoiceDetails query={details} />
      </>
    );
  }
  return (
    <div className="profile-grid">
      <div>
        <VisuallyHidden>{billing.title}</VisuallyHidden>
        {invoices.isError && (
          <Notice
            severity="warning"
            className={styles.failed}
            action={
              <Button color="inherit" size="small" onClick={() => void invoices.refetch()}>
                {errorCopy.tryAgain}
              </Button>
            }
          >
            {billing.invoicesFailed}
          </Notice>
        )}
        <ul className="billing">
          {records.map((record) => (
            <BillingLine
              key={record.id}
              record={record}
              invoice={invoices.currentData?.find(({ id }) => id === record.id)}
            />
          ))}
        </ul>
        <InvoiceDetails query={details} />
      </div>
      <BillingAside plan={profile.plan} contact={contact} />
    </div>
  );
}
