import type { Place } from '../../domain/model.ts';
import { exhibitsCopy } from '../../features/catalogue/exhibits/copy.ts';
import { usePlacesQuery } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { PlaceCard } from '../../features/catalogue/exhibits/PlaceCard.tsx';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { ExhibitList } from '../parts/ExhibitList.tsx';
import { placeCopy } from './copy.ts';

const nameOf = ({ name }: Place) => name;
const card = (place: Place, isFirst: boolean) => <PlaceCard place={place} eager={isFirst} />;

/** Shows the list of places. */
export const PlacesPage = withMuiTheme(function PlacesPage() {
  return (
    <ExhibitList
      query={usePlacesQuery()}
      texts={{ ...placeCopy, about: placeCopy.listText }}
      failed={exhibitsCopy.placesFailed}
      nameOf={nameOf}
      card={card}
      height={{ xs: 'calc(100% - 34px)', lg: 'calc(100% - 6px)' }}
    />
  );
});
