import type { ArtObject, Person } from '../../../domain/model.ts';
import { Carousel } from '../../../shared/ui/Carousel.tsx';
import { ObjectCard } from './ObjectCard.tsx';
import { PersonCard } from './PersonCard.tsx';

/** Milliseconds a slide stays (spec section 9). */
const personsSpeed = 2000;
const objectsSpeed = 2500;

const personsPerView = { xs: 2, sm: 3, md: 4, lg: 5 };
const personSizes =
  '(min-width: 1200px) 221px, (min-width: 900px) 25vw, (min-width: 600px) 33vw, 50vw';

const objectsPerView = { xs: 1, sm: 2, md: 3, lg: 4 };
const objectSizes =
  '(min-width: 1200px) 282px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 90vw';

/** A fifth of the width each on a desktop. */
export function PersonCarousel({ label, persons }: { label: string; persons: Person[] }) {
  return (
    <Carousel label={label} perView={personsPerView} autoplaySpeed={personsSpeed}>
      {persons.map((person) => (
        <PersonCard key={person.id} person={person} sizes={personSizes} />
      ))}
    </Carousel>
  );
}

export function ObjectCarousel({ label, objects }: { label: string; objects: ArtObject[] }) {
  return (
    <Carousel label={label} perView={objectsPerView} autoplaySpeed={objectsSpeed}>
      {objects.map((object) => (
        <ObjectCard key={object.id} object={object} sizes={objectSizes} />
      ))}
    </Carousel>
  );
}
