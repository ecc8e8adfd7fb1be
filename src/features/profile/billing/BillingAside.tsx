import { longDate } from '../../../domain/text/date.ts';
import type { ActivePlan } from '../../../domain/decode/customer/decodeProfile.ts';
import { paths, routes } from '../../../shared/site/paths.ts';
import { useContentLanguage, useHasPlans } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { profileCopy } from '../copy.ts';
import '../profile.css';
import styles from './BillingAside.module.css';

const { billing, subscription } = profileCopy;

interface Props {
  plan: ActivePlan | null;
  /** The company's e-mail address. */
  contact: string;
}

/** Shows, beside the payments, the current subscription and the contact for invoices. */
export function BillingAside({ plan, contact }: Props) {
  const lang = useContentLanguage();
  const hasPlans = useHasPlans();
  const end = plan?.end ? `${subscription.end}: ${longDate(plan.end)}` : subscription.lifetime;
  return (
    <div className="column gap-24">
      {(plan ?? hasPlans) && (
        <Card as="section" aria-label={subscription.title} className={styles.card}>
          <Text as="h2" variant="h4" className={styles.title}>
            {plan ? subscription.title : subscription.none}
          </Text>
          {plan && <Text lang={lang}>{plan.name}</Text>}
          <Text variant="small" color="muted" className={styles.text}>
            {plan ? end : subscription.noneText}
          </Text>
          <Button
            to={plan ? paths.profileTab('Subscriptions') : routes.plans}
            variant="outlined"
            size="small"
          >
            {plan ? subscription.details : subscription.see}
          </Button>
        </Card>
      )}
      <Card as="section" aria-label={billing.questions} className={styles.card}>
        <Text as="h2" variant="h4" className={styles.title}>
          {billing.questions}
        </Text>
        <Text variant="small" color="muted" className={styles.text}>
          {billing.questionsText}
        </Text>
        {contact !== '' && <TextLink href={`mailto:${contact}`}>{contact}</TextLink>}
      </Card>
    </div>
  );
}
