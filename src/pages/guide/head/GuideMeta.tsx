import type { GuideDetail } from '../../../domain/model.ts';
import { useSite } from '../../../shared/site/useSite.ts';
import { PageHead } from '../../../shared/ui/page/PageHead.tsx';
import { StructuredData } from '../../parts/StructuredData.tsx';
import { guideData } from '../guideData.ts';

/** Renders the metadata of a guide's page for search engines and link previews. */
export function GuideMeta({ guide }: { guide: GuideDetail }) {
  const site = useSite();
  const { cover, shortDescription, title } = guide;
  return (
    <>
      <PageHead
        title={title}
        description={shortDescription}
        picture={cover}
        lang={guide.lang}
        linkPicture={guide.linkPicture}
      />
      {site && <StructuredData of={(absolute) => guideData(guide, site.shop, absolute)} />}
    </>
  );
}
