import { useLocation } from 'react-router-dom';
import { language as interfaceLanguage } from '../../domain/text/locale.ts';
import { longDate } from '../../domain/text/date.ts';
import { useLegalQuery } from '../../shared/site/sitePagesApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { useSite } from '../../shared/site/useSite.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { classNames } from '../../shared/ui/basic/classNames.ts';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { SafeHtml } from '../../shared/ui/SafeHtml.tsx';
import { Detail } from '../parts/Detail.tsx';
import page from '../parts/page.module.css';
import { legalCopy } from './copy.ts';
import './legal.css';

/** Shows a page of the shop's about the law: terms, privacy, cookies, accessibility, withdrawal. */
export function LegalPage() {
  const { pathname } = useLocation();
  const siteLanguage = useSite()?.language;
  // The last part of the path. No page has a path that cannot be decoded.
  const slug = decodeURIComponent(pathname.split('/').filter(Boolean).at(-1) ?? '');
  return (
    <Detail
      query={useLegalQuery(slug)}
      unknown={{ title: legalCopy.unknown, label: legalCopy.toHome, to: routes.landing }}
      failed={legalCopy.failed}
    >
      {({ description, html, language = siteLanguage, title, updated }) => (
        <Container className={classNames(page.padded, page.fullHeight)}>
          <PageHead title={title} description={description} />
          <article className="legal" lang={language}>
            <Text as="h1">{title}</Text>
            {updated && (
              <Text variant="small" color="muted" lang={interfaceLanguage}>
                {legalCopy.updated(longDate(updated))}
              </Text>
            )}
            <SafeHtml html={html} lang={language} />
          </article>
        </Container>
      )}
    </Detail>
  );
}
