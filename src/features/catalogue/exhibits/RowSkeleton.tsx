import type { ReactNode } from 'react';
import '../../../shared/ui/carousel/carousel.css';
import { carouselVariables } from '../../../shared/ui/carousel/carouselVariables.ts';
import { rowShapes } from './rowShapes.ts';
import { EventCardSkeleton, ExhibitCardSkeleton } from './ExhibitCardSkeleton.tsx';

const cards: Record<keyof typeof rowShapes, ReactNode> = {
  persons: <ExhibitCardSkeleton ratio={1} />,
  objects: <ExhibitCardSkeleton ratio={1} isObject />,
  places: <ExhibitCardSkeleton ratio={3 / 2} />,
  events: <EventCardSkeleton />,
};

/** A row of carousels.tsx that is on its way: the boxes that it will have, so that it is as high as the final row. */
export function RowSkeleton({ of }: { of: keyof typeof rowShapes }) {
  const { perView } = rowShapes[of];
  return (
    <div
      style={carouselVariables(perView, Number.POSITIVE_INFINITY)}
      role="status"
      aria-label="Loading"
      className="carousel-static"
    >
      {Array.from({ length: perView.lg }, (_none, index) => (
        <div key={index}>{cards[of]}</div>
      ))}
    </div>
  );
}
