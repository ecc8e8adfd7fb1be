import type { ReactNode } from 'react';
import type { ArtObject, CulturalEvent, Person, Place } from '../../../domain/model.ts';
import { Carousel } from '../../../shared/ui/carousel/Carousel.tsx';
import { slideSizes } from '../../../shared/ui/carousel/carouselVariables.ts';
import { EventCard } from './EventCard.tsx';
import { ObjectCard } from './ObjectCard.tsx';
import { PersonCard } from './PersonCard.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { rowShapes } from './rowShapes.ts';

/** Returns the carousel of a kind. `card` renders one item, with the `sizes` attribute of its picture. */
function carouselOf<T>(kind: keyof typeof rowShapes, card: (item: T, sizes: string) => ReactNode) {
  const shape = rowShapes[kind];
  const sizes = slideSizes(shape.perView);
  return function ExhibitCarousel({ label, items }: { label: string; items: T[] }) {
    return (
      <Carousel label={label} {...shape}>
        {items.map((item) => card(item, sizes))}
      </Carousel>
    );
  };
}

export const PersonCarousel = carouselOf('persons', (person: Person, sizes) => (
  <PersonCard key={person.id} person={person} sizes={sizes} />
));

export const ObjectCarousel = carouselOf('objects', (object: ArtObject, sizes) => (
  <ObjectCard key={object.id} object={object} sizes={sizes} />
));

export const PlaceCarousel = carouselOf('places', (place: Place, sizes) => (
  <PlaceCard key={place.id} place={place} sizes={sizes} />
));

export const EventCarousel = carouselOf('events', (event: CulturalEvent) => (
  <EventCard key={event.id} event={event} />
));
