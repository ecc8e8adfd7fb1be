import { skipToken } from '@reduxjs/toolkit/query';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { PersonDetail } from '../../domain/model.ts';
import { EventCard } from '../../features/catalogue/world/EventCard.tsx';
import { PlaceCard } from '../../features/catalogue/world/PlaceCard.tsx';
import {
  useEventsQuery,
  useObjectQuery,
  usePlacesQuery,
} from '../../features/catalogue/world/worldApi.ts';
import { Failure } from '../../shared/ui/Failure.tsx';
import { Part } from '../Part.tsx';
import { personCopy } from './copy.ts';

/**
 * The wire names neither place nor event of a person: they are those of the first work, and of the guide
 * where there is no work or it has none.
 */
function useFeatured({ guideId, objects: [work] }: PersonDetail) {
  const object = useObjectQuery(work?.id ?? skipToken);
  const places = usePlacesQuery(work ? skipToken : undefined);
  const events = useEventsQuery();
  const ofGuide = (item: { guideId: number }) => item.guideId === guideId;
  return {
    source: work ? object : places,
    place: object.currentData?.place ?? places.currentData?.find(ofGuide),
    event: object.currentData?.event ?? events.currentData?.find(ofGuide),
  };
}

/** 'Featured at' and 'Don't miss this', side by side on a desktop; each only where there is one. */
export function Featured({ person }: { person: PersonDetail }) {
  const { event, place, source } = useFeatured(person);
  const isExpected = person.objects.length > 0 && source.isLoading;
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 6,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '384px', md: '384px minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      {(place || isExpected || source.isError) && (
        <Part title={personCopy.featuredAt}>
          {place && <PlaceCard place={place} sizes="(min-width: 600px) 384px, 92vw" />}
          {isExpected && (
            <Skeleton variant="rounded" sx={{ aspectRatio: '384 / 342', height: 'auto' }} />
          )}
          {!place && source.isError && (
            <Failure
              title={personCopy.featuredFailed}
              error={source.error}
              onRetry={() => void source.refetch()}
            />
          )}
        </Part>
      )}
      {event && (
        <Part title={personCopy.dontMiss}>
          <EventCard event={event} />
        </Part>
      )}
    </Box>
  );
}
