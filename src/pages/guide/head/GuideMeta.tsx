import type { GuideDetail } from '../../../domain/model.ts';
import { PageHead } from '../../../shared/ui/page/PageHead.tsx';
import { StructuredData } from '../../parts/StructuredData.tsx';
import { guideData } from '../guideData.ts';

/** Renders the metadata of a guide's page for search engines and link previews. */
export function GuideMeta({ guide }: { guide: GuideDetail }) {
  const { cover, shortDescription, title } = guide;
  return (
    <>
      <PageHead
        title={`${title} · Cicerone`}
        description={shortDescription}
        picture={cover}
        lang={guide.lang}
        linkPicture={guide.linkPicture}
      />
      <StructuredData of={(absolute) => guideData(guide, absolute)} />
    </>
  );
}
