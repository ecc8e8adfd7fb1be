import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import type { PersonDetail } from '../../domain/model.ts';
import { EventCard } from '../../features/catalogue/exhibits/EventCard.tsx';
import { PlaceCard } from '../../features/catalogue/exhibits/PlaceCard.tsx';
import { ExhibitCardSkeleton } from '../../features/catalogue/exhibits/ExhibitCardSkeleton.tsx';
import {
  useEventsQuery,
  useObjectQuery,
  usePlacesQuery,
} from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { isSettled, type QueryState } from '../../shared/api/queryState.ts';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { useOnce } from '../../shared/lib/useOnce.ts';
import { PageSection } from '../parts/PageSection.tsx';
import { personCopy } from './copy.ts';
import styles from './Featured.module.css';
import { spokenCopy } from '../../shared/ui/copy.ts';

/**
 * Returns the place and the event of the person's first work, or those of the guide if there is no work or it has
 * none. The API returns neither for a person.
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
  /** The title of the error message. */
  failure: string;
  /** The query that provides the card. */
  source: QueryState<unknown> & { isLoading: boolean };
  /** The card; nothing if there is none. */
  children: ReactNode;
}

function FeaturedPart({ title, failure, source, children }: FeaturedPartProps) {
  const isTriedAgain = !children && source.isLoading;
  if (!children && !isTriedAgain && !source.isError) return null;
  return (
    <PageSection title={title}>
      {children}
      {isTriedAgain && <ExhibitCardSkeleton ratio={3 / 2} />}
      {!children && source.isError && <Failure title={failure} query={source} />}
    </PageSection>
  );
}

interface Props {
  person: PersonDetail;
  /** The content below the cards. It is rendered when both queries are settled, so that the cards do not move it. */
  children: ReactNode;
}

/** Shows 'Featured at' and 'Don't miss this', side by side on a desktop. A part without data is left out. */
export function Featured({ person, children }: Props) {
  const { event, events, place, source, isReady } = useFeatured(person);
  if (!isReady) {
    return (
      <div
        // The key prevents React from reusing the element: its growth would count as a layout shift.
        key="on-its-way"
        role="status"
        aria-label={spokenCopy.loading}
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
          {place && (
            <PlaceCard place={place} sizes="(min-width: 432px) 384px, calc(100vw - 32px)" />
          )}
        </FeaturedPart>
        <FeaturedPart title={personCopy.dontMiss} failure={personCopy.eventFailed} source={events}>
          {event && <EventCard event={event} />}
        </FeaturedPart>
      </div>
      {children}
    </>
  );
}
