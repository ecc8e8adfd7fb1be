import { use } from 'react';
import type { Footer as Words, SiteLink } from '../../../domain/decode/site.ts';
import { hasOrigin } from '../../../shared/site/settings.ts';
import { paths, routes } from '../../../shared/site/paths.ts';
import { useHasNumbers, useSite } from '../../../shared/site/useSite.ts';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import { Container } from '../../../shared/ui/basic/Container.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { LanguageLinks } from '../../../shared/ui/LanguageLinks.tsx';
import { errorCopy } from '../../../shared/ui/copy.ts';
import { Reporting } from '../../../shared/ui/page/reporting.ts';
import { shellCopy } from '../copy.ts';
import './footer.css';
import { Logo } from '../header/Logo.tsx';
import { SchemeSwitch } from '../menus/SchemeSwitch.tsx';
import { StoreBadges } from './StoreBadges.tsx';
import styles from './Footer.module.css';

function FooterLink({ text, to }: SiteLink) {
  return hasOrigin(to) ? (
    <a className="footer-link" href={to}>
      {text}
    </a>
  ) : (
    <RouterLink className="footer-link" to={to}>
      {text}
    </RouterLink>
  );
}

function LinkGroup({ title, links, language }: NonNullable<Words['groups']>[number]) {
  return (
    <nav aria-label={title}>
      <Text as="h2" variant="overline" color="muted">
        {title}
      </Text>
      <ul className="footer-links" lang={language}>
        {links.map((link) => (
          <li key={link.text}>
            <FooterLink {...link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows company, app and policy links, dark in both schemes. */
export function Footer() {
  const { open } = use(Reporting);
  const site = useSite();
  const hasNumbers = useHasNumbers();
  const { apps, groups = [], lines = [] } = site?.footer ?? {};
  const isLinked = (to: string) => groups.some(({ links }) => links.some((link) => link.to === to));
  const legal = (site?.legal ?? []).filter(({ slug }) => !isLinked(paths.legal(slug)));
  return (
    <footer data-scheme="dark" className={styles.footer}>
      <Container className={styles.content}>
        <div className={styles.columns}>
          <div className={styles.app}>
            <Logo />
            {apps && (
              <>
                <Text as="h2" variant="h4">
                  {shellCopy.downloadApp}
                </Text>
                <Text variant="small" color="muted" className={styles.appText}>
                  {apps.text}
                </Text>
                <StoreBadges />
              </>
            )}
          </div>
          {groups.map((group) => (
            <LinkGroup key={group.title} {...group} />
          ))}
        </div>
        <div className="footer-end">
          <div>
            {lines.map((line) => (
              <Text variant="caption" color="muted" key={line}>
                {line}
              </Text>
            ))}
            <div className="footer-legal">
              {hasNumbers && <FooterLink text={shellCopy.keypad} to={routes.stops} />}
              {legal.map(({ slug, title }) => (
                <FooterLink key={slug} text={title} to={paths.legal(slug)} />
              ))}
              {/* The provider's API, which counts nothing, has no such call. */}
              {site?.counts && <FooterLink text={shellCopy.withdraw} to={routes.withdrawal} />}
              {open && (
                <button type="button" className="footer-link" onClick={open}>
                  {errorCopy.report}
                </button>
              )}
            </div>
          </div>
          <LanguageLinks className="footer-link" />
          <SchemeSwitch />
        </div>
      </Container>
    </footer>
  );
}
