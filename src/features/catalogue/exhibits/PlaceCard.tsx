import type { Place } from '../../../domain/model.ts';
import { paths } from '../../../shared/site/paths.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { ExhibitCard } from './ExhibitCard.tsx';

/** Aspect ratio of a place's picture: width divided by height. */
const placeRatio = 3 / 2;

/** Shows the picture, the name, the city and the continent of a place. */
export function PlaceCard({ place, sizes }: { place: Place; sizes: string }) {
  const { city, continent, id, image, name } = place;
  return (
    <ExhibitCard to={paths.place(id)} name={name} picture={image} sizes={sizes} ratio={placeRatio}>
      <Text variant="small" color="muted">
        {[city, continent].filter(Boolean).join(', ')}
      </Text>
    </ExhibitCard>
  );
}
