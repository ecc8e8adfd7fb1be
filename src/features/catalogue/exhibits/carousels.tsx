import type { ArtObject, CulturalEvent, Person, Place } from '../../../domain/model.ts';
import { Carousel } from '../../../shared/ui/carousel/Carousel.tsx';
import { slideSizes } from '../../../shared/ui/carousel/carouselVariables.ts';
import { EventCard } from './EventCard.tsx';
import { ObjectCard } from './ObjectCard.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { rowShapes } from './rowShapes.ts';

const personSizes = slideSizes(rowShapes.persons.perView);
const objectSizes = slideSizes(rowShapes.objects.perView);
const placeSizes = slideSizes(rowShapes.places.perView);

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
