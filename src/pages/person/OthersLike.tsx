import { useMemo } from 'react';
import type { Person } from '../../domain/model.ts';
import { neighbours } from '../../domain/neighbours.ts';
import { exhibitsCopy } from '../../features/catalogue/exhibits/copy.ts';
import { PersonCarousel } from '../../features/catalogue/exhibits/carousels.tsx';
import { RowSkeleton } from '../../features/catalogue/exhibits/RowSkeleton.tsx';
import type { QueryState } from '../../shared/api/queryState.ts';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { PageSection } from '../parts/PageSection.tsx';
import { personCopy } from './copy.ts';

interface Props {
  person: Person;
  query: QueryState<Person[]>;
}

/** Shows other persons: those of the same guide first, then the nearest ones in the catalogue. */
export function OthersLike({ person, query }: Props) {
  const { currentData: persons, isError } = query;
  const others = useMemo(
    () => neighbours(persons ?? [], person, ({ guideId }) => guideId === person.guideId),
    [person, persons],
  );
  if (persons && others.length === 0) return null;
  return (
    <PageSection title={personCopy.othersLike}>
      {others.length > 0 && <PersonCarousel label={personCopy.othersLike} items={others} />}
      {!persons && !isError && <RowSkeleton of="persons" />}
      {!persons && isError && <Failure title={exhibitsCopy.personsFailed} query={query} />}
    </PageSection>
  );
}
