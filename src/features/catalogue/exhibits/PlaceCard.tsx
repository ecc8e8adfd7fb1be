import type { Place } from '../../../domain/model.ts';
import { paths } from '../../../shared/site/paths.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { ExhibitCard, type CardPicture } from './ExhibitCard.tsx';

interface Props extends CardPicture {
  place: Place;
}

/** Aspect ratio of a place's picture: width divided by height. */
const placeRatio = 3 / 2;

/** Shows the picture, the name, the city and the continent of a place. */
export function PlaceCard({ place, ...picture }: Props) {
  const { city, continent, id, image, name } = place;
  return (
    <ExhibitCard to={paths.place(id)} name={name} picture={image} {...picture} ratio={placeRatio}>
      <Text variant="small" color="muted">
        {[city, continent].filter(Boolean).join(', ')}
      </Text>
    </ExhibitCard>
  );
}
