import type { ArtObject, CulturalEvent, Person, Place } from '../../../domain/model.ts';
import { Carousel } from '../../../shared/ui/carousel/Carousel.tsx';
import { EventCard } from './EventCard.tsx';
import { ObjectCard } from './ObjectCard.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { rowShapes } from './rowShapes.ts';

const personSizes =
  '(min-width: 1200px) 221px, (min-width: 900px) 25vw, (min-width: 600px) 33vw, 45vw';
const objectSizes =
  '(min-width: 1200px) 282px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 45vw';
const placeSizes =
  '(min-width: 1200px) 384px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 45vw';

export function PersonCarousel({ label, persons }: { label: string; persons: Person[] }) {
  return (
    <Carousel label={label} {...rowShapes.persons}>
      {persons.map((person) => (
        <PersonCard key={person.id} person={person} sizes={personSizes} />
      ))}
    </Carousel>
  );
}

export function ObjectCarousel({ label, objects }: { label: string; objects: ArtObject[] }) {
  return (
    <Carousel label={label} {...rowShapes.objects}>
      {objects.map((object) => (
        <ObjectCard key={object.id} object={object} sizes={objectSizes} />
      ))}
    </Carousel>
  );
}

export function PlaceCarousel({ label, places }: { label: string; places: Place[] }) {
  return (
    <Carousel label={label} {...rowShapes.places}>
      {places.map((place) => (
        <PlaceCard key={place.id} place={place} sizes={placeSizes} />
      ))}
    </Carousel>
  );
}

export function EventCarousel({ label, events }: { label: string; events: CulturalEvent[] }) {
  return (
    <Carousel label={label} {...rowShapes.events}>
      {events.map((event) => (
        <EventCard key={event.id} event={event} />
      ))}
    </Carousel>
  );
}
