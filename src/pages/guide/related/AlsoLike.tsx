import { useMemo } from 'react';
import type { Guide } from '../../../domain/model.ts';
import { useFirstGuides } from '../../../features/catalogue/useFirstGuides.ts';
import { GuideCarousel } from '../../../features/catalogue/cards/GuideCarousel.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { PageSection } from '../../parts/PageSection.tsx';
import { guideCopy } from '../copy.ts';

/** The maximum number of guides in the row. */
const most = 12;

/** Shows 'You might also like': other guides of the category. */
export function AlsoLike({ guide }: { guide: Pick<Guide, 'id' | 'category'> }) {
  const { currentData, error, isError, refetch } = useFirstGuides(guide.category.id);
  const others = useMemo(
    () => currentData?.guides.filter(({ id }) => id !== guide.id).slice(0, most),
    [currentData, guide.id],
  );
  if (others?.length === 0 || (!others && !isError)) return null;
  return (
    <PageSection title={guideCopy.alsoLike}>
      {others ? (
        <GuideCarousel label={guideCopy.alsoLike} guides={others} />
      ) : (
        <Failure title={guideCopy.relatedFailed} query={{ error, refetch }} />
      )}
    </PageSection>
  );
}
