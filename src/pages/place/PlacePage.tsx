import { usePlaceQuery } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { ById } from '../parts/ById.tsx';
import { Detail } from '../parts/Detail.tsx';
import { placeCopy } from './copy.ts';
import { PlaceBody } from './PlaceBody.tsx';

const unknown = { title: placeCopy.unknown, label: placeCopy.toList, to: routes.places };

/** Shows one place. */
export const PlacePage = withMuiTheme(function PlacePage() {
  return <ById show={(id) => <Place key={id} id={id} />} />;
});

function Place({ id }: { id: number }) {
  return (
    <Detail query={usePlaceQuery(id)} unknown={unknown} failed={placeCopy.failed}>
      {(place) => <PlaceBody place={place} />}
    </Detail>
  );
}
