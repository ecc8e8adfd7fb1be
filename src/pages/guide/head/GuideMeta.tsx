import { use } from 'react';
import type { GuideDetail } from '../../../domain/model.ts';
import { SiteOrigin } from '../../../shared/site/siteOrigin.ts';
import { PageHead } from '../../../shared/ui/page/PageHead.tsx';
import { guideData } from '../guideData.ts';

/** Renders a page's schema.org data as JSON-LD. Browsers do not execute a data block, so it needs no CSP nonce. */
function StructuredData({ data }: { data: object }) {
  // As a text child, React would escape the quotes as entities, which JSON parsers do not decode.
  const __html = JSON.stringify(data).replace(/</g, '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

/** Renders the metadata of a guide's page for search engines and link previews. */
export function GuideMeta({ guide }: { guide: GuideDetail }) {
  const { cover, shortDescription, title } = guide;
  return (
    <>
      <PageHead
        title={`${title} · Cicerone`}
        description={shortDescription}
        picture={cover}
        locale="it_IT"
      />
      <StructuredData data={guideData(guide, use(SiteOrigin))} />
    </>
  );
}
