import { useMemo } from 'react';
import type { ArtObjectDetail } from '../../domain/model.ts';
import { neighbours } from '../../domain/neighbours.ts';
import { ObjectCarousel, PersonCarousel } from '../../features/catalogue/exhibits/carousels.tsx';
import { exhibitsCopy } from '../../features/catalogue/exhibits/copy.ts';
import { RowSkeleton } from '../../features/catalogue/exhibits/RowSkeleton.tsx';
import { useObjectsQuery, usePersonsQuery } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { isSettled } from '../../shared/api/queryState.ts';
import { useOnce } from '../../shared/lib/useOnce.ts';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { PageSection } from '../parts/PageSection.tsx';
import { objectCopy } from './copy.ts';
import styles from './AlsoLike.module.css';

/**
 * Shows 'You might also like': works, those of the same category first, and persons, those of the object's guide
 * first. Persons are rendered when the works are settled, so that the works do not move them.
 */
export function AlsoLike({ object }: { object: ArtObjectDetail }) {
  const objects = useObjectsQuery();
  const persons = usePersonsQuery();
  const works = useMemo(
    () => neighbours(objects.data ?? [], object, ({ category }) => category === object.category),
    [object, objects.data],
  );
  const makers = useMemo(
    () =>
      neighbours(
        (persons.data ?? []).filter(({ id }) => id !== object.person?.id),
        { id: 0 },
        ({ guideId }) => guideId === object.guideId,
      ),
    [object, persons.data],
  );
  const showsMakers = useOnce(isSettled(objects));
  if (objects.data && persons.data && works.length + makers.length === 0) return null;
  return (
    <PageSection title={objectCopy.alsoLike}>
      <div className={styles.columns}>
        {works.length > 0 && <ObjectCarousel label={objectCopy.objects} items={works} />}
        {!objects.data && !objects.isError && <RowSkeleton of="objects" />}
        {!objects.data && objects.isError && (
          <Failure title={exhibitsCopy.objectsFailed} query={objects} />
        )}
        {showsMakers && makers.length > 0 && (
          <PersonCarousel label={objectCopy.persons} items={makers} />
        )}
        {showsMakers && !persons.data && !persons.isError && <RowSkeleton of="persons" />}
        {showsMakers && !persons.data && persons.isError && (
          <Failure title={exhibitsCopy.personsFailed} query={persons} />
        )}
      </div>
    </PageSection>
  );
}
