import { routes } from '../../../shared/site/paths.ts';
import { useHasPlans, useSite } from '../../../shared/site/useSite.ts';
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

/** Shows the help links and how to delete the account. */
export function HelpLinks({ contact }: { contact: string }) {
  const links = [
    { label: help.library, to: routes.library },
    { label: help.updates, to: routes.updates },
    ...(useHasPlans() ? [{ label: help.plans, to: routes.plans }] : []),
    ...(useSite()?.business ? [{ label: help.business, to: routes.business }] : []),
  ];
  return (
    <Card as="section" aria-label={help.title} className={styles.helpLinks}>
      <Text as="h2" variant="h4" className={styles.title}>
        {help.title}
      </Text>
      <ul className="profile-links">
        {contact !== '' && (
          <li>
            <TextLink href={`mailto:${contact}`} color="inherit">
              {help.contact}
            </TextLink>
          </li>
        )}
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
