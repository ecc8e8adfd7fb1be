import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentProps, ReactNode } from 'react';
import type { PersonDetail } from '../../domain/model.ts';
import { EventCard } from '../../features/catalogue/exhibits/EventCard.tsx';
import { PlaceCard } from '../../features/catalogue/exhibits/PlaceCard.tsx';
import { ExhibitCardSkeleton } from '../../features/catalogue/exhibits/ExhibitCardSkeleton.tsx';
import {
  useEventsQuery,
  useObjectQuery,
  usePlacesQuery,
} from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { isSettled } from '../../shared/api/queryState.ts';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { useOnce } from '../../shared/lib/useOnce.ts';
import { PageSection } from '../parts/PageSection.tsx';
import { personCopy } from './copy.ts';
import styles from './Featured.module.css';

/**
 * The wire names neither place nor event of a person: they are those of the first work, and of the guide
 * where there is no work or it has none.
 */
function useFeatured({ guideId, objects: [work] }: PersonDetail) {
  const object = useObjectQuery(work?.id ?? skipToken);
  const places = usePlacesQuery(work ? skipToken : undefined);
  const events = useEventsQuery();
  const ofGuide = (item: { guideId: number }) => item.guideId === guideId;
  const source = work ? object : places;
  return {
    source,
    events,
    place: object.currentData?.place ?? places.currentData?.find(ofGuide),
    event: object.currentData?.event ?? events.currentData?.find(ofGuide),
    isReady: useOnce(isSettled(source) && isSettled(events)),
  };
}

interface FeaturedPartProps {
  title: string;
  /** What a failure is called. */
  failure: string;
  /** Where the card comes from. */
  source: {
    isLoading: boolean;
    isError: boolean;
    error?: ComponentProps<typeof Failure>['error'];
    refetch: () => unknown;
  };
  /** The card, if there is one. */
  children: ReactNode;
}

function FeaturedPart({ title, failure, source, children }: FeaturedPartProps) {
  const isTriedAgain = !children && source.isLoading;
  if (!children && !isTriedAgain && !source.isError) return null;
  return (
    <PageSection title={title}>
      {children}
      {isTriedAgain && <ExhibitCardSkeleton ratio={3 / 2} />}
      {!children && source.isError && (
        <Failure title={failure} error={source.error} onRetry={() => void source.refetch()} />
      )}
    </PageSection>
  );
}

interface Props {
  person: PersonDetail;
  /** The content below them: it is rendered when both are loaded, so that nothing pushes it away. */
  children: ReactNode;
}

/** 'Featured at' and 'Don't miss this', side by side on a desktop; each only where there is one. */
export function Featured({ person, children }: Props) {
  const { event, events, place, source, isReady } = useFeatured(person);
  if (!isReady) {
    return (
      <div
        // Another element than the one that follows: a box that grows would count as a jump.
        key="on-its-way"
        role="status"
        aria-label="Loading"
        className={styles.featured}
      >
        <ExhibitCardSkeleton ratio={3 / 2} />
      </div>
    );
  }
  return (
    <>
      <div className={styles.columns}>
        <FeaturedPart
          title={personCopy.featuredAt}
          failure={personCopy.featuredFailed}
          source={source}
        >
          {place && <PlaceCard place={place} sizes="(min-width: 600px) 384px, 92vw" />}
        </FeaturedPart>
        <FeaturedPart title={personCopy.dontMiss} failure={personCopy.eventFailed} source={events}>
          {event && <EventCard event={event} />}
        </FeaturedPart>
      </div>
      {children}
    </>
  );
}
