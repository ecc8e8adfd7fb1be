import { use } from 'react';
import { absoluteUrl, SiteOrigin } from '../../shared/site/siteOrigin.ts';

interface Props {
  /** Returns the data; `absolute` makes an absolute address of a path. It contains only what the page itself shows. */
  of: (absolute: (path: string) => string) => object;
}

/** Renders schema.org data as JSON-LD. Browsers do not execute a data block, so it needs no CSP nonce. */
export function StructuredData({ of }: Props) {
  const origin = use(SiteOrigin);
  const data = { '@context': 'https://schema.org', ...of((path) => absoluteUrl(origin, path)) };
  // As a text child, React would escape the quotes as entities, which JSON parsers do not decode.
  const __html = JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

/** Returns questions with their answers as a page of them. */
export const faqData = (faqs: readonly { question: string; answer: string }[]): object => ({
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ answer, question }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
