import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Guide } from '../../domain/model.ts';
import { CardGridSkeleton } from '../../features/catalogue/CardGridSkeleton.tsx';
import {
  everyCategory,
  useCategoriesQuery,
  useGuidesOfCategoryQuery,
} from '../../features/catalogue/catalogueApi.ts';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { GuideGrid, guideCardRatio } from '../../features/catalogue/GuideGrid.tsx';
import { SearchableList } from '../../features/catalogue/SearchableList.tsx';
import { playerEvents } from '../../features/player/playerSlice.ts';
import { isNotFound } from '../../shared/apiError.ts';
import { paths, routes } from '../../shared/paths.ts';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { ById } from '../ById.tsx';
import { categoryCopy } from './copy.ts';

const titleOf = ({ title }: Guide) => title;
const showGuides = (guides: Guide[], list: string) => <GuideGrid guides={guides} list={list} />;

/** The guides of one category (spec section 2): the box filters them, 'Load More' shows the next. */
export function CategoryPage() {
  return <ById show={(id) => <Category key={id} id={id} />} />;
}

function Category({ id }: { id: number }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const answer = useGuidesOfCategoryQuery(id);
  const { data: categories } = useCategoriesQuery();
  const name =
    categories?.find((category) => category.id === id)?.name ??
    (id === everyCategory ? undefined : answer.currentData?.[0]?.category.name);
  // A preview stops when the page is left (spec section 4).
  useEffect(() => () => void dispatch(playerEvents.previewStopped()), [dispatch]);

  const seeAll = {
    label: catalogueCopy.seeAll,
    onClick: () => void navigate(paths.category(everyCategory)),
  };
  const goHome = { label: categoryCopy.toHome, onClick: () => void navigate(routes.landing) };
  if (isNotFound(answer.error)) {
    return (
      <Container sx={{ minHeight: '100vh' }}>
        <Panel title={categoryCopy.unknown} titleAs="h1" motif action={seeAll} />
      </Container>
    );
  }
  // The headline comes with its name: another text in its place would move what stands below it.
  if (name === undefined && !answer.currentData && !answer.isError) return <Loading />;
  return (
    <Container sx={{ py: { xs: 5, md: 8 } }}>
      <title>{`${name ?? categoryCopy.title} · Cicerone`}</title>
      <Typography
        variant="h1"
        lang={name === undefined ? undefined : 'it'}
        sx={{ mb: { xs: 3, md: 4 } }}
      >
        {name ?? categoryCopy.title}
      </Typography>
      <SearchableList
        answer={answer}
        textOf={titleOf}
        show={showGuides}
        skeleton={<CardGridSkeleton ratio={guideCardRatio} />}
        texts={{
          search: catalogueCopy.search,
          results: catalogueCopy.results,
          empty: catalogueCopy.noGuides,
          noneFound: catalogueCopy.noneFound,
          failed: catalogueCopy.guidesFailed,
        }}
        wayOn={id === everyCategory ? goHome : seeAll}
      />
    </Container>
  );
}
