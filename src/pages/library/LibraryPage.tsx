import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { CardGrid } from '../../features/catalogue/CardGrid.tsx';
import { CardGridSkeleton } from '../../features/catalogue/CardGridSkeleton.tsx';
import { everyCategory } from '../../features/catalogue/catalogueApi.ts';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { GuideCard } from '../../features/catalogue/GuideCard.tsx';
import { guideCardHeight, GuideGrid } from '../../features/catalogue/GuideGrid.tsx';
import { ContinueList } from '../../features/library/ContinueList.tsx';
import { libraryCopy } from '../../features/library/copy.ts';
import { DownloadsSection } from '../../features/library/downloads/DownloadsSection.tsx';
import { downloadsEvents } from '../../features/library/downloads/downloadsSlice.ts';
import { useWishListQuery } from '../../features/library/libraryApi.ts';
import { PurchaseList } from '../../features/library/PurchaseList.tsx';
import { WishList } from '../../features/library/WishList.tsx';
import { playerEvents } from '../../features/player/playerSlice.ts';
import { useProfileQuery } from '../../features/profile/profileApi.ts';
import { cuts } from '../../domain/text.ts';
import type { Guide } from '../../domain/model.ts';
import { isSettled } from '../../shared/answer.ts';
import { paths } from '../../shared/paths.ts';
import { useIsOnline } from '../../shared/useIsOnline.ts';
import { useOnce } from '../../shared/useOnce.ts';

const browseAt = paths.category(everyCategory);
const sizes = '(min-width: 1200px) 282px, (min-width: 900px) 33vw, 50vw';
const skeleton = <CardGridSkeleton height={guideCardHeight} />;
/** Other devices buy and wish too: both are read anew whenever the page opens. */
const anew = { refetchOnMountOrArgChange: true } as const;

/**
 * The library (spec section 2): what goes on, what was bought, what is wished for, what is kept offline. The
 * sections come in their order, each when all above it stand: nothing that is read is pushed away. Opened
 * without a network, it begins with what plays without one.
 */
export function LibraryPage() {
  const dispatch = useDispatch();
  const profile = useProfileQuery(undefined, anew);
  const wishes = useWishListQuery(undefined, anew);
  // Only as the page is opened: nothing moves under the eyes of who reads it.
  const [isOnline] = useState(useIsOnline());
  useEffect(() => void dispatch(downloadsEvents.libraryOpened()), [dispatch]);
  // A preview stops when the page is left (spec section 4).
  useEffect(() => () => void dispatch(playerEvents.previewStopped()), [dispatch]);
  // A section that stood once stays while its reading is tried again.
  const showsPurchases = useOnce(isSettled(profile));
  const showsAll = useOnce(showsPurchases && isSettled(wishes));
  return (
    <Container sx={{ py: { xs: 4, md: 8 } }}>
      <title>{libraryCopy.pageTitle}</title>
      <Typography variant="h1">{libraryCopy.library}</Typography>
      <Box sx={{ minHeight: '100vh' }}>
        {!isOnline && <DownloadsSection />}
        <ContinueList browseAt={browseAt} />
        {showsPurchases && (
          <PurchaseList answer={profile} browseAt={browseAt} skeleton={skeleton}>
            {showPurchases}
          </PurchaseList>
        )}
        {showsAll && (
          <>
            <WishList answer={wishes} browseAt={browseAt} skeleton={skeleton}>
              {(guides) => <GuideGrid guides={guides} />}
            </WishList>
            {isOnline && <DownloadsSection />}
          </>
        )}
        {!showsAll && (
          // Another element for each step: one that moved down would count as a jump.
          <Box key={String(showsPurchases)} sx={{ mt: { xs: 5, md: 7 } }}>
            {skeleton}
          </Box>
        )}
      </Box>
    </Container>
  );
}

/** What is owned isn't sold again (spec section 5). */
const purchase = (guide: Guide) => (
  <GuideCard guide={guide} descriptionLength={cuts.gridDescription} sizes={sizes} sells={false} />
);
const showPurchases = (guides: Guide[]) => (
  <CardGrid items={guides} countText={catalogueCopy.shown}>
    {purchase}
  </CardGrid>
);
