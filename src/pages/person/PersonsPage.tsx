import { useNavigate } from 'react-router-dom';
import type { Person } from '../../domain/model.ts';
import { CardGrid } from '../../features/catalogue/grid/CardGrid.tsx';
import { CardGridSkeleton } from '../../features/catalogue/grid/CardGridSkeleton.tsx';
import { gridSizes } from '../../features/catalogue/grid/gridSizes.ts';
import { nameChoices } from '../../features/catalogue/lists/nameChoices.ts';
import { useListView } from '../../features/catalogue/lists/useListView.ts';
import { SearchableList } from '../../features/catalogue/lists/SearchableList.tsx';
import { exhibitsCopy } from '../../features/catalogue/exhibits/copy.ts';
import { PersonCard } from '../../features/catalogue/exhibits/PersonCard.tsx';
import { usePersonsQuery } from '../../features/catalogue/exhibits/exhibitsApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { personCopy } from './copy.ts';
import page from '../parts/page.module.css';

const nameOf = ({ name }: Person) => name;
const choices = nameChoices(nameOf);
const showPersons = (persons: Person[], list: string) => (
  <CardGrid items={persons} list={list} layout="narrow" countText={exhibitsCopy.shown} startsPage>
    {(person, isFirst) => <PersonCard person={person} sizes={gridSizes.narrow} eager={isFirst} />}
  </CardGrid>
);

/** Shows 'Artists & Makers'. */
export const PersonsPage = withMuiTheme(function PersonsPage() {
  const navigate = useNavigate();
  return (
    <Container className={page.list}>
      <PageHead title={`${personCopy.list} · Cicerone`} description={personCopy.about} />
      <Text as="h1" className={page.listTitle}>
        {personCopy.list}
      </Text>
      <SearchableList
        query={usePersonsQuery()}
        textOf={nameOf}
        view={useListView(choices)}
        show={showPersons}
        skeleton={<CardGridSkeleton height="calc(100% + 108px)" layout="narrow" />}
        texts={{
          search: personCopy.search,
          results: personCopy.list,
          empty: personCopy.empty,
          failed: exhibitsCopy.personsFailed,
        }}
        wayOn={{ label: personCopy.home, onClick: () => void navigate(routes.landing) }}
      />
    </Container>
  );
});
