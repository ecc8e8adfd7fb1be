import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { Questions } from '../landing/sections/Questions.tsx';
import { Section } from '../landing/sections/Section.tsx';
import { Audience } from './Audience.tsx';
import { businessCopy } from './copy.ts';
import { Demo } from './Demo.tsx';
import { Intro } from './Intro.tsx';
import { Reasons } from './Reasons.tsx';

/** Shows the service for companies, in Italian. */
export function BusinessPage() {
  const { description, pageTitle } = businessCopy;
  return (
    <div lang="it">
      <PageHead title={pageTitle} description={description} lang="it" />
      <Section id="intro" tone="paper">
        <Intro />
      </Section>
      <Section id="reasons" tone="card">
        <Reasons />
      </Section>
      <Section id="audience" tone="paper">
        <Audience />
      </Section>
      <Section id="faq" tone="card">
        <Questions id="faq" copy={businessCopy.faq} />
      </Section>
      <Section id="demo" tone="night">
        <Demo />
      </Section>
    </div>
  );
}
