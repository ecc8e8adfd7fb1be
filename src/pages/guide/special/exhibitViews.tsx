import type { ReactNode } from 'react';
import { EventCard } from '../../../features/catalogue/exhibits/EventCard.tsx';
import { ObjectCard } from '../../../features/catalogue/exhibits/ObjectCard.tsx';
import { PersonCard } from '../../../features/catalogue/exhibits/PersonCard.tsx';
import { PlaceCard } from '../../../features/catalogue/exhibits/PlaceCard.tsx';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { guideCopy } from '../copy.ts';
import { GuideEvents, GuideObjects, GuidePersons, GuidePlaces } from '../related/guideExhibits.tsx';
import styles from './exhibitViews.module.css';

interface Props {
  guideId: number;
}

const { views } = guideCopy;
/** As exhibitViews.module.css lays them out: beside the side player, and without it in four columns to one. */
const sizes =
  '(min-width: 1200px) 240px, (min-width: 1000px) calc(25vw - 30px), (min-width: 740px) calc(33.3vw - 29px), calc(50vw - 24px)';

function Cards({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <VisuallyHidden>{title}</VisuallyHidden>
      <div className={styles.columns}>{children}</div>
    </>
  );
}

const skeleton = (
  <Cards title={guideCopy.sidePlayer}>
    {[1, 2, 3].map((each) => (
      <Skeleton key={each} height={360} />
    ))}
  </Cards>
);

export function PersonsView({ guideId }: Props) {
  return (
    <GuidePersons guideId={guideId} skeleton={skeleton}>
      {(persons) => (
        <Cards title={views.persons}>
          {persons.map((person) => (
            <PersonCard key={person.id} person={person} sizes={sizes} />
          ))}
        </Cards>
      )}
    </GuidePersons>
  );
}

export function ObjectsView({ guideId }: Props) {
  return (
    <GuideObjects guideId={guideId} skeleton={skeleton}>
      {(objects) => (
        <Cards title={views.objects}>
          {objects.map((object) => (
            <ObjectCard key={object.id} object={object} sizes={sizes} />
          ))}
        </Cards>
      )}
    </GuideObjects>
  );
}

export function LocationsView({ guideId }: Props) {
  return (
    <GuidePlaces guideId={guideId} skeleton={skeleton}>
      {(places) => (
        <Cards title={views.locations}>
          {places.map((place) => (
            <PlaceCard key={place.id} place={place} sizes={sizes} />
          ))}
        </Cards>
      )}
    </GuidePlaces>
  );
}

export function EventsView({ guideId }: Props) {
  return (
    <GuideEvents guideId={guideId} skeleton={skeleton}>
      {(events) => (
        <Cards title={views.events}>
          {events.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </Cards>
      )}
    </GuideEvents>
  );
}
