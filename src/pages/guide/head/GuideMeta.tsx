import { use } from 'react';
import type { GuideDetail } from '../../../domain/model.ts';
import { SiteOrigin } from '../../../shared/site/siteOrigin.ts';
import { PageHead } from '../../../shared/ui/page/PageHead.tsx';
import { StructuredData } from '../../../shared/ui/page/StructuredData.tsx';
import { guideData } from '../guideData.ts';

/** What a guide's page says to search engines and to those who share it. */
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
