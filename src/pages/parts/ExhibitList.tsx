import { useCallback, useMemo, type ComponentProps, type ReactNode } from 'react';
import { exhibitsCopy } from '../../features/catalogue/exhibits/copy.ts';
import { CardGrid } from '../../features/catalogue/grid/CardGrid.tsx';
import { CardGridSkeleton } from '../../features/catalogue/grid/CardGridSkeleton.tsx';
import { listCopy } from '../../features/catalogue/lists/copy.ts';
import { byText, type ListChoice } from '../../features/catalogue/lists/listChoice.ts';
import { SearchableList } from '../../features/catalogue/lists/SearchableList.tsx';
import { useListView } from '../../features/catalogue/lists/useListView.ts';
import type { QueryState } from '../../shared/api/queryState.ts';
import { routes } from '../../shared/site/paths.ts';
import { useContentLanguage } from '../../shared/site/useSite.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import page from './page.module.css';

/** Returns the sort options of a list whose items can be compared only by name. */
const nameChoices = <T,>(lang: string, nameOf: (item: T) => string): ListChoice<T>[] => [
  {
    name: 'sort',
    label: listCopy.sort,
    unset: listCopy.unsorted,
    options: [
      { value: 'name', text: listCopy.byName, sort: byText(lang, nameOf) },
      { value: '-name', text: listCopy.byNameBack, sort: byText(lang, nameOf, -1) },
    ],
  },
];

interface Props<T> extends ComponentProps<typeof CardGridSkeleton> {
  query: QueryState<T[]>;
  texts: { list: string; about: string; search: string; empty: string; home: string };
  failed: string;
  /** Define this and `card` outside the component, as for SearchableList and CardGrid. */
  nameOf: (item: T) => string;
  card: (item: T, isFirst: boolean) => ReactNode;
}

/** Shows the page of all persons, objects or places, which is searched and sorted by name. */
export function ExhibitList<T extends { id: number }>(props: Props<T>) {
  const { query, texts, failed, nameOf, card, height } = props;
  const lang = useContentLanguage();
  const choices = useMemo(() => nameChoices(lang, nameOf), [lang, nameOf]);
  const show = useCallback(
    (items: T[], list: string) => (
      <CardGrid items={items} list={list} countText={exhibitsCopy.shown} startsPage>
        {card}
      </CardGrid>
    ),
    [card],
  );
  return (
    <Container className={page.list}>
      <PageHead title={texts.list} description={texts.about} />
      <Text as="h1" className={page.listTitle}>
        {texts.list}
      </Text>
      <SearchableList
        query={query}
        textOf={nameOf}
        view={useListView(choices)}
        show={show}
        skeleton={<CardGridSkeleton height={height} />}
        texts={{ search: texts.search, results: texts.list, empty: texts.empty, failed }}
        wayOn={{ label: texts.home, to: routes.landing }}
      />
    </Container>
  );
}
