import { use } from 'react';
import { routes } from '../../../shared/site/paths.ts';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import { Container } from '../../../shared/ui/basic/Container.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { LanguageLinks } from '../../../shared/ui/LanguageLinks.tsx';
import { errorCopy } from '../../../shared/ui/copy.ts';
import { Reporting } from '../../../shared/ui/page/reporting.ts';
import { company } from '../../../shared/site/company.ts';
import { footerLinks, shellCopy } from '../copy.ts';
import './footer.css';
import { Logo } from '../header/Logo.tsx';
import { SchemeSwitch } from '../menus/SchemeSwitch.tsx';
import { StoreBadges } from './StoreBadges.tsx';
import styles from './Footer.module.css';

interface GroupProps {
  title: string;
  links: readonly string[];
  lang?: string;
}

function LinkGroup({ title, links, lang }: GroupProps) {
  return (
    <nav aria-label={title}>
      <Text as="h2" variant="overline" color="muted">
        {title}
      </Text>
      <ul className="footer-links" lang={lang}>
        {links.map((text) => (
          <li key={text}>
            <RouterLink className="footer-link" to={routes.landing}>
              {text}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows company, app and policy links, dark in both schemes. */
export function Footer() {
  const { open } = use(Reporting);
  return (
    <footer data-scheme="dark" className={styles.footer}>
      <Container className={styles.content}>
        <div className={styles.columns}>
          <div className={styles.app}>
            <Logo />
            <Text as="h2" variant="h4">
              {shellCopy.downloadApp}
            </Text>
            <Text variant="small" color="muted" className={styles.appText}>
              {shellCopy.appText}
            </Text>
            <StoreBadges />
          </div>
          <LinkGroup title={shellCopy.explore} links={footerLinks.explore} lang="it" />
          <LinkGroup title={shellCopy.company} links={footerLinks.company} />
          <LinkGroup title={shellCopy.legal} links={footerLinks.legal} />
        </div>
        <div className="footer-end">
          <div>
            {Object.values(company).map((line) => (
              <Text variant="caption" color="muted" key={line}>
                {line}
              </Text>
            ))}
            {open && (
              <button type="button" className="footer-link" onClick={open}>
                {errorCopy.report}
              </button>
            )}
          </div>
          <LanguageLinks className="footer-link" />
          <SchemeSwitch />
        </div>
      </Container>
    </footer>
  );
}
