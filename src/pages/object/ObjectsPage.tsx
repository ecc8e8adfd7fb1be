import { useNavigate } from 'react-router-dom';
import type { ArtObject } from '../../domain/model.ts';
import { CardGrid } from '../../features/catalogue/grid/CardGrid.tsx';
import { CardGridSkeleton } from '../../features/catalogue/grid/CardGridSkeleton.tsx';
import { gridSizes } from '../../features/catalogue/grid/gridSizes.ts';
import { nameChoices } from '../../features/catalogue/lists/nameChoices.ts';
import { useListView } from '../../features/catalogue/lists/useListView.ts';
import { SearchableList } from '../../features/catalogue/lists/SearchableList.tsx';
import { exhibitsCopy } from '../../features/catalogue/exhibits/copy.ts';
import { ObjectCard } from '../../features/catalogue/exhibits/ObjectCard.tsx';
import { useObjectsQuery } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { objectCopy } from './copy.ts';
import page from '../parts/page.module.css';

const titleOf = ({ title }: ArtObject) => title;
const choices = nameChoices(titleOf);
const showObjects = (objects: ArtObject[], list: string) => (
  <CardGrid items={objects} list={list} countText={exhibitsCopy.shown} startsPage>
    {(object, isFirst) => <ObjectCard object={object} sizes={gridSizes.wide} eager={isFirst} />}
  </CardGrid>
);

/** Shows the list of objects. */
export const ObjectsPage = withMuiTheme(function ObjectsPage() {
  const navigate = useNavigate();
  return (
    <Container className={page.list}>
      <PageHead title={`${objectCopy.list} · Cicerone`} description={objectCopy.about} />
      <Text as="h1" className={page.listTitle}>
        {objectCopy.list}
      </Text>
      <SearchableList
        query={useObjectsQuery()}
        textOf={titleOf}
        view={useListView(choices)}
        show={showObjects}
        skeleton={
          <CardGridSkeleton height={{ xs: 'calc(100% + 200px)', lg: 'calc(100% + 246px)' }} />
        }
        texts={{
          search: objectCopy.search,
          results: objectCopy.list,
          empty: objectCopy.empty,
          failed: exhibitsCopy.objectsFailed,
        }}
        wayOn={{ label: objectCopy.home, onClick: () => void navigate(routes.landing) }}
      />
    </Container>
  );
});
