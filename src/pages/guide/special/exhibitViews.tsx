import type { ComponentType, ReactNode } from 'react';
import type { ArtObject, CulturalEvent, Person, Place } from '../../../domain/model.ts';
import { EventCard } from '../../../features/catalogue/exhibits/EventCard.tsx';
import { ObjectCard } from '../../../features/catalogue/exhibits/ObjectCard.tsx';
import { PersonCard } from '../../../features/catalogue/exhibits/PersonCard.tsx';
import { PlaceCard } from '../../../features/catalogue/exhibits/PlaceCard.tsx';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/VisuallyHidden.tsx';
import { guideCopy } from '../copy.ts';
import {
  GuideEvents,
  GuideObjects,
  GuidePersons,
  GuidePlaces,
  type GuideListProps,
} from '../related/guideExhibits.tsx';
import styles from './exhibitViews.module.css';

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

/** Returns the view of a guide's items of one kind, with the card that shows one. */
function viewOf<T>(
  List: ComponentType<GuideListProps<T>>,
  title: string,
  card: (item: T) => ReactNode,
) {
  return function View({ guideId }: { guideId: number }) {
    return (
      <List guideId={guideId} skeleton={skeleton}>
        {(items) => <Cards title={title}>{items.map(card)}</Cards>}
      </List>
    );
  };
}

export const PersonsView = viewOf(GuidePersons, views.persons, (person: Person) => (
  <PersonCard key={person.id} person={person} sizes={sizes} />
));

export const ObjectsView = viewOf(GuideObjects, views.objects, (object: ArtObject) => (
  <ObjectCard key={object.id} object={object} sizes={sizes} />
));

export const LocationsView = viewOf(GuidePlaces, views.locations, (place: Place) => (
  <PlaceCard key={place.id} place={place} sizes={sizes} />
));

export const EventsView = viewOf(GuideEvents, views.events, (event: CulturalEvent) => (
  <EventCard key={event.id} event={event} />
));
