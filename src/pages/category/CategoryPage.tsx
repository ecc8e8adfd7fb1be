import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Guide } from '../../domain/model.ts';
import { selectIsCustomer } from '../../features/auth/session/sessionSlice.ts';
import { CardGridSkeleton } from '../../features/catalogue/grid/CardGridSkeleton.tsx';
import { useCategoriesQuery } from '../../features/catalogue/catalogueApi.ts';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { GuideGrid, guideCardHeight } from '../../features/catalogue/lists/GuideGrid.tsx';
import {
  guideChoices,
  ownedChoice,
  placeChoice,
} from '../../features/catalogue/lists/guideChoices.ts';
import { useListView } from '../../features/catalogue/lists/useListView.ts';
import { SearchableList } from '../../features/catalogue/lists/SearchableList.tsx';
import { useGuides } from '../../features/catalogue/lists/useGuides.ts';
import { selectOwns } from '../../features/profile/ownership.ts';
import { isNotFound } from '../../shared/api/apiError.ts';
import { everyCategory, paths, routes } from '../../shared/site/paths.ts';
import { withMuiTheme } from '../../shared/theme/MuiTheme.tsx';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { useContentLanguage, useCurrency, useShopName } from '../../shared/site/useSite.ts';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { Loading } from '../../shared/ui/page/Loading.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { ById } from '../parts/ById.tsx';
import { NotFoundHead } from '../notFound/NotFoundHead.tsx';
import { categoryCopy } from './copy.ts';
import page from '../parts/page.module.css';
import { useAppSelector } from '../../shared/store/hooks.ts';

const noGuides: Guide[] = [];
const titleOf = ({ title }: Guide) => title;

/** Shows the guides of one category. The search box filters them, 'Load More' shows more of them. */
export const CategoryPage = withMuiTheme(function CategoryPage() {
  return <ById show={(id) => <Category key={id} id={id} />} />;
});

function Category({ id }: { id: number }) {
  const shop = useShopName();
  const lang = useContentLanguage();
  const currency = useCurrency();
  // Searching, sorting and filtering need all guides; so does a place in the address, which may be only in the rest.
  const [parameters] = useSearchParams();
  const [wantsAll, setWantsAll] = useState(parameters.has(placeChoice));
  const wantAll = useCallback(() => setWantsAll(true), []);
  const query = useGuides(id, wantsAll);
  const { restFailed, total, wantMore } = query;
  const showGuides = useCallback(
    (guides: Guide[], sought: string) => (
      <GuideGrid
        guides={guides}
        list={sought}
        {...(sought === '' && { total, onWantMore: wantMore })}
        startsPage
      />
    ),
    [total, wantMore],
  );
  const { data: categories } = useCategoriesQuery();
  const isCustomer = useAppSelector(selectIsCustomer);
  const owns = useAppSelector(selectOwns);
  const fetched = query.currentData;
  const choices = useMemo(
    () =>
      guideChoices({
        categories:
          id === everyCategory ? (categories ?? []).filter(({ id: of }) => of !== id) : null,
        guides: fetched ?? noGuides,
        owns: isCustomer ? owns : null,
        currency,
        lang,
      }),
    [categories, currency, fetched, id, isCustomer, lang, owns],
  );
  const view = useListView(choices, fetched);
  const isPart = (query.currentData?.length ?? 0) < total;
  const lacksOwned =
    Boolean(view.chosen[ownedChoice]) &&
    query.currentData?.some((guide) => owns(guide) === undefined);
  const name =
    categories?.find((category) => category.id === id)?.name ??
    (id === everyCategory ? undefined : query.currentData?.[0]?.category.name);

  const seeAll = { label: catalogueCopy.seeAll, to: paths.everyGuide };
  const goHome = { label: categoryCopy.toHome, to: routes.landing };
  if (isNotFound(query.error)) {
    return (
      <Container className={page.fullHeight}>
        <NotFoundHead />
        <Panel title={categoryCopy.unknown} titleAs="h1" picture={<Motif />} action={seeAll} />
      </Container>
    );
  }
  // The headline is rendered when its name is loaded: a placeholder text would move the content below.
  if (name === undefined && !query.currentData && !query.isError) return <Loading />;
  return (
    <Container className={page.list}>
      <PageHead
        title={name ?? categoryCopy.title}
        description={categoryCopy.about(name ?? categoryCopy.title, shop)}
      />
      <Text as="h1" lang={name === undefined ? undefined : lang} className={page.listTitle}>
        {name ?? categoryCopy.title}
      </Text>
      <SearchableList
        query={lacksOwned ? { ...query, currentData: undefined } : query}
        isPart={isPart && !restFailed}
        onWantAll={wantAll}
        view={view}
        textOf={titleOf}
        show={showGuides}
        skeleton={<CardGridSkeleton height={guideCardHeight} />}
        texts={{
          search: catalogueCopy.search,
          results: catalogueCopy.results,
          empty: catalogueCopy.noGuides,
          noneFound: catalogueCopy.noneFound,
          failed: catalogueCopy.guidesFailed,
        }}
        wayOn={id === everyCategory ? goHome : seeAll}
      />
      {restFailed && <Failure title={catalogueCopy.guidesFailed} query={restFailed} />}
    </Container>
  );
}
