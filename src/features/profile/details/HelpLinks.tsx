import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '../../../shared/site/paths.ts';
import { profileCopy } from '../copy.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import '../profile.css';

const { help } = profileCopy;

const links = [
  { label: help.library, to: routes.library },
  { label: help.updates, to: routes.updates },
  { label: help.plans, to: routes.plans },
  { label: help.business, to: routes.business },
];

/** The help links, and how to delete the account. */
export function HelpLinks({ contact }: { contact: string }) {
  return (
    <Card component="section" aria-label={help.title} sx={{ p: 3 }}>
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {help.title}
      </Typography>
      <ul className="profile-links">
        <li>
          <Link href={`mailto:${contact}`} color="inherit">
            {help.contact}
          </Link>
        </li>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link component={RouterLink} to={to} color="inherit">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <DeleteAccount contact={contact} />
    </Card>
  );
}
