import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { longDate } from '../../../domain/text/date.ts';
import type { ActivePlan } from '../../../domain/model.ts';
import { paths, routes } from '../../../shared/site/paths.ts';
import { profileCopy } from '../copy.ts';
import '../profile.css';

const { billing, subscription } = profileCopy;

interface Props {
  plan: ActivePlan | null;
  /** The company's e-mail address. */
  contact: string;
}

/** Beside the payments: the subscription as it is now, and whom to ask about an invoice. */
export function BillingAside({ plan, contact }: Props) {
  const end = plan?.end ? `${subscription.end}: ${longDate(plan.end)}` : subscription.lifetime;
  return (
    <div className="billing-aside">
      <Card component="section" aria-label={subscription.title} sx={{ p: 3 }}>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {plan ? subscription.title : subscription.none}
        </Typography>
        {plan && <Typography lang="it">{plan.name}</Typography>}
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {plan ? end : subscription.noneText}
        </Typography>
        <Button
          component={RouterLink}
          to={plan ? paths.profileTab('Subscriptions') : routes.plans}
          variant="outlined"
          size="small"
        >
          {plan ? subscription.details : subscription.see}
        </Button>
      </Card>
      <Card component="section" aria-label={billing.questions} sx={{ p: 3 }}>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {billing.questions}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {billing.questionsText}
        </Typography>
        <Link href={`mailto:${contact}`}>{contact}</Link>
      </Card>
    </div>
  );
}
