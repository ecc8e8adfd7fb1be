import type { ReactNode } from 'react';
import '../../../shared/ui/carousel/carousel.css';
import { carouselVariables } from '../../../shared/ui/carousel/carouselVariables.ts';
import { rowShapes } from './rowShapes.ts';
import { EventCardSkeleton, ExhibitCardSkeleton } from './ExhibitCardSkeleton.tsx';
import { spokenCopy } from '../../../shared/ui/copy.ts';

const cards: Record<keyof typeof rowShapes, ReactNode> = {
  persons: <ExhibitCardSkeleton ratio={1} />,
  objects: <ExhibitCardSkeleton ratio={1} isObject />,
  places: <ExhibitCardSkeleton ratio={3 / 2} />,
  events: <EventCardSkeleton />,
};

/** Shows the placeholder of a carousel of carousels.tsx that is loading, with the height of the loaded carousel. */
export function RowSkeleton({ of }: { of: keyof typeof rowShapes }) {
  const { perView } = rowShapes[of];
  return (
    <div
      style={carouselVariables(perView, perView.lg + 1)}
      role="status"
      aria-label={spokenCopy.loading}
      className="carousel-static"
    >
      {Array.from({ length: perView.lg }, (_none, index) => (
        <div key={index}>{cards[of]}</div>
      ))}
    </div>
  );
}
