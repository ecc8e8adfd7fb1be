import type { ReactNode } from 'react';
import type { ArtObject, CulturalEvent, Person, Place } from '../../../domain/model.ts';
import { exhibitsCopy } from '../../../features/catalogue/exhibits/copy.ts';
import {
  useEventsQuery,
  useObjectsQuery,
  usePersonsQuery,
  usePlacesQuery,
} from '../../../features/catalogue/exhibits/exhibitsApi.ts';
import { routes } from '../../../shared/site/paths.ts';
import { RelatedList } from './RelatedList.tsx';
import { guideCopy } from '../copy.ts';

// The persons, objects, places and events of a guide, for its side player and its views.

export interface GuideListProps<T> {
  guideId: number;
  skeleton: ReactNode;
  children: (items: T[]) => ReactNode;
}

const { all, eventsFailed, none } = guideCopy;
const { objectsFailed, personsFailed, placesFailed } = exhibitsCopy;

const texts = {
  persons: { none: none.persons, all: all.persons, failed: personsFailed },
  objects: { none: none.objects, all: all.objects, failed: objectsFailed },
  places: { none: none.locations, all: all.locations, failed: placesFailed },
  events: { none: none.events, all: all.events, failed: eventsFailed },
};

export const GuidePersons = (props: GuideListProps<Person>) => (
  <RelatedList query={usePersonsQuery()} to={routes.persons} texts={texts.persons} {...props} />
);

export const GuideObjects = (props: GuideListProps<ArtObject>) => (
  <RelatedList query={useObjectsQuery()} to={routes.objects} texts={texts.objects} {...props} />
);

export const GuidePlaces = (props: GuideListProps<Place>) => (
  <RelatedList query={usePlacesQuery()} to={routes.places} texts={texts.places} {...props} />
);

export const GuideEvents = (props: GuideListProps<CulturalEvent>) => (
  <RelatedList query={useEventsQuery()} to={routes.events} texts={texts.events} {...props} />
);
