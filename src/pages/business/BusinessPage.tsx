import { useBusinessQuery } from '../../shared/site/sitePagesApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { Questions } from '../landing/sections/Questions.tsx';
import { Section } from '../landing/sections/Section.tsx';
import { legalCopy } from '../legal/copy.ts';
import { Detail } from '../parts/Detail.tsx';
import { Audience } from './Audience.tsx';
import { Demo } from './Demo.tsx';
import { Intro } from './Intro.tsx';
import { Reasons } from './Reasons.tsx';

/** Shows the service for companies, if the shop has one. */
export function BusinessPage() {
  return (
    <Detail
      query={useBusinessQuery()}
      unknown={{ title: legalCopy.unknown, label: legalCopy.toHome, to: routes.landing }}
      failed={legalCopy.failed}
    >
      {({ audience, demo, description, faq, intro, language, reasons, title }) => (
        <div lang={language}>
          <PageHead title={title} isWhole description={description} lang={language} />
          <Section id="intro" tone="paper">
            <Intro words={intro} language={language} />
          </Section>
          {reasons && (
            <Section id="reasons" tone="card">
              <Reasons words={reasons} language={language} />
            </Section>
          )}
          {audience && (
            <Section id="audience" tone="paper">
              <Audience words={audience} language={language} />
            </Section>
          )}
          {faq && (
            <Section id="faq" tone="card">
              <Questions id="faq" words={faq} language={language} />
            </Section>
          )}
          <Section id="demo" tone="night">
            <Demo words={demo} />
          </Section>
        </div>
      )}
    </Detail>
  );
}
