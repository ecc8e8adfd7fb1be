import { useMemo } from 'react';
import Skeleton from '@mui/material/Skeleton';
import type { Person } from '../../domain/model.ts';
import { neighbours } from '../../domain/neighbours.ts';
import { worldCopy } from '../../features/catalogue/world/copy.ts';
import { PersonCarousel } from '../../features/catalogue/world/carousels.tsx';
import { usePersonsQuery } from '../../features/catalogue/world/worldApi.ts';
import { Failure } from '../../shared/ui/Failure.tsx';
import { Part } from '../Part.tsx';
import { personCopy } from './copy.ts';

/** Other persons: of the same guide first, then those who stand nearest in the catalogue. */
export function OthersLike({ person }: { person: Person }) {
  const { currentData: persons, error, isError, refetch } = usePersonsQuery();
  const others = useMemo(
    () => neighbours(persons ?? [], person, ({ guideId }) => guideId === person.guideId),
    [person, persons],
  );
  if (persons && others.length === 0) return null;
  return (
    <Part title={personCopy.othersLike}>
      {others.length > 0 && <PersonCarousel label={personCopy.othersLike} persons={others} />}
      {!persons && !isError && <Skeleton variant="rounded" height={360} />}
      {!persons && isError && (
        <Failure title={worldCopy.personsFailed} error={error} onRetry={() => void refetch()} />
      )}
    </Part>
  );
}
