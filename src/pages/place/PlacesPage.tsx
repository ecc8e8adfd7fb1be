import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import type { Place } from '../../domain/model.ts';
import { CardGrid } from '../../features/catalogue/grid/CardGrid.tsx';
import { CardGridSkeleton } from '../../features/catalogue/grid/CardGridSkeleton.tsx';
import { nameChoices } from '../../features/catalogue/lists/nameChoices.ts';
import { useListView } from '../../features/catalogue/lists/useListView.ts';
import { SearchableList } from '../../features/catalogue/lists/SearchableList.tsx';
import { exhibitsCopy } from '../../features/catalogue/exhibits/copy.ts';
import { PlaceCard } from '../../features/catalogue/exhibits/PlaceCard.tsx';
import { usePlacesQuery } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { placeCopy } from './copy.ts';

const sizes = '(min-width: 1200px) 282px, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 92vw';
const nameOf = ({ name }: Place) => name;
const choices = nameChoices(nameOf);
const showPlaces = (places: Place[], list: string) => (
  <CardGrid items={places} list={list} countText={exhibitsCopy.shown}>
    {(place) => <PlaceCard key={place.id} place={place} sizes={sizes} />}
  </CardGrid>
);

/** The list of places. */
export function PlacesPage() {
  const navigate = useNavigate();
  return (
    <Container sx={{ py: { xs: 5, md: 8 } }}>
      <PageHead title={`${placeCopy.list} · Cicerone`} description={placeCopy.listText} />
      <Typography variant="h1" sx={{ mb: { xs: 3, md: 4 } }}>
        {placeCopy.list}
      </Typography>
      <SearchableList
        answer={usePlacesQuery()}
        textOf={nameOf}
        view={useListView(choices)}
        show={showPlaces}
        skeleton={<CardGridSkeleton height={{ xs: 'calc(100% - 34px)', lg: 'calc(100% - 6px)' }} />}
        texts={{
          search: placeCopy.search,
          results: placeCopy.list,
          empty: placeCopy.empty,
          failed: exhibitsCopy.placesFailed,
        }}
        wayOn={{ label: placeCopy.home, onClick: () => void navigate(routes.landing) }}
      />
    </Container>
  );
}
