import { routes } from '../../../shared/site/paths.ts';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { LanguageLinks } from '../../../shared/ui/LanguageLinks.tsx';
import { profileCopy } from '../copy.ts';
import { ExportData } from '../export/ExportData.tsx';
import { DeleteAccount } from '../erasure/DeleteAccount.tsx';
import '../profile.css';
import styles from './HelpLinks.module.css';

const { help } = profileCopy;

const links = [
  { label: help.library, to: routes.library },
  { label: help.updates, to: routes.updates },
  { label: help.plans, to: routes.plans },
  { label: help.business, to: routes.business },
];

/** Shows the help links and how to delete the account. */
export function HelpLinks({ contact }: { contact: string }) {
  return (
    <Card as="section" aria-label={help.title} className={styles.helpLinks}>
      <Text as="h2" variant="h4" className={styles.title}>
        {help.title}
      </Text>
      <ul className="profile-links">
        <li>
          <TextLink href={`mailto:${contact}`} color="inherit">
            {help.contact}
          </TextLink>
        </li>
        {links.map(({ label, to }) => (
          <li key={to}>
            <TextLink to={to} color="inherit">
              {label}
            </TextLink>
          </li>
        ))}
        <li>
          <LanguageLinks />
        </li>
      </ul>
      <ExportData className={styles.action} />
      <DeleteAccount contact={contact} />
    </Card>
  );
}
