import { useNavigate } from 'react-router-dom';
import type { Place } from '../../domain/model.ts';
import { CardGrid } from '../../features/catalogue/grid/CardGrid.tsx';
import { CardGridSkeleton } from '../../features/catalogue/grid/CardGridSkeleton.tsx';
import { gridSizes } from '../../features/catalogue/grid/gridSizes.ts';
import { nameChoices } from '../../features/catalogue/lists/nameChoices.ts';
import { useListView } from '../../features/catalogue/lists/useListView.ts';
import { SearchableList } from '../../features/catalogue/lists/SearchableList.tsx';
import { exhibitsCopy } from '../../features/catalogue/exhibits/copy.ts';
import { PlaceCard } from '../../features/catalogue/exhibits/PlaceCard.tsx';
import { usePlacesQuery } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { placeCopy } from './copy.ts';
import page from '../parts/page.module.css';

const nameOf = ({ name }: Place) => name;
const choices = nameChoices(nameOf);
const showPlaces = (places: Place[], list: string) => (
  <CardGrid items={places} list={list} countText={exhibitsCopy.shown} startsPage>
    {(place, isFirst) => <PlaceCard place={place} sizes={gridSizes.wide} eager={isFirst} />}
  </CardGrid>
);

/** Shows the list of places. */
export const PlacesPage = withMuiTheme(function PlacesPage() {
  const navigate = useNavigate();
  return (
    <Container className={page.list}>
      <PageHead title={`${placeCopy.list} · Cicerone`} description={placeCopy.listText} />
      <Text as="h1" className={page.listTitle}>
        {placeCopy.list}
      </Text>
      <SearchableList
        query={usePlacesQuery()}
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
});
