import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useDialogByItself } from '../../features/auth/useDialogByItself.ts';
import { useSocialFailure } from '../../features/auth/useSocialFailure.ts';
import { everyCategory, useGuidesOfCategoryQuery } from '../../features/catalogue/catalogueApi.ts';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { GuideCarousel } from '../../features/catalogue/GuideCarousel.tsx';
import { ProductGrid } from '../../features/catalogue/ProductGrid.tsx';
import type { Guide } from '../../domain/model.ts';
import { playerEvents } from '../../features/player/playerSlice.ts';
import { Failure } from '../../shared/ui/Failure.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { landingCopy } from './copy.ts';

const carouselLength = 12;

/** What the carousel holds: the 'Special' guides first, then the catalogue's own order. */
const mostLoved = (guides: Guide[]): Guide[] =>
  [
    ...guides.filter((guide) => guide.isSpecial),
    ...guides.filter((guide) => !guide.isSpecial),
  ].slice(0, carouselLength);

const sectionGap = { py: { xs: 7, md: 12 } };

/** The landing page (spec section 2): nothing but a loading indicator until the guides are there. */
export function LandingPage() {
  const dispatch = useDispatch();
  const { data: guides, error, isError, refetch } = useGuidesOfCategoryQuery(everyCategory);
  const loved = useMemo(() => mostLoved(guides ?? []), [guides]);
  useDialogByItself();
  useSocialFailure();
  // A preview stops when the page is left (spec section 4).
  useEffect(() => () => void dispatch(playerEvents.previewStopped()), [dispatch]);

  return (
    <>
      <title>{landingCopy.title}</title>
      {!guides && !isError && <Loading />}
      {!guides && isError && (
        <Failure title={catalogueCopy.guidesFailed} error={error} onRetry={() => void refetch()} />
      )}
      {guides && (
        <>
          <Container component="section" sx={sectionGap}>
            <Typography variant="h1" id="ideas">
              {landingCopy.carouselTitle}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 2, mb: { xs: 4, md: 6 } }}>
              {landingCopy.carouselText}
            </Typography>
            <GuideCarousel label={landingCopy.carouselTitle} guides={loved} />
          </Container>
          <Box
            component="section"
            sx={{ ...sectionGap, bgcolor: 'background.paper' }}
            aria-labelledby="products"
          >
            <Container>
              <Typography variant="h2" id="products" lang="it" sx={{ mb: 4 }}>
                {landingCopy.products}
              </Typography>
              <ProductGrid />
            </Container>
          </Box>
        </>
      )}
    </>
  );
}
