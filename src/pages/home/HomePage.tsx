import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { GuideCarousel } from '../../features/catalogue/GuideCarousel.tsx';
import { useHomeQuery } from '../../features/catalogue/homeApi.ts';
import { playerEvents } from '../../features/player/playerSlice.ts';
import { Failure } from '../../shared/ui/Failure.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { homeCopy } from './copy.ts';

/** The customer's home (spec section 2), in its first form: what the server suggests. */
export function HomePage() {
  const dispatch = useDispatch();
  const { data: guides, error, isError, refetch } = useHomeQuery();
  // A preview stops when the page is left (spec section 4).
  useEffect(() => () => void dispatch(playerEvents.previewStopped()), [dispatch]);
  return (
    <Container sx={{ py: { xs: 5, md: 8 } }}>
      <title>{homeCopy.title}</title>
      <Typography variant="h1" sx={{ mb: 4 }}>
        {homeCopy.suggested}
      </Typography>
      {!guides && !isError && <Loading />}
      {!guides && isError && (
        <Failure title={catalogueCopy.guidesFailed} error={error} onRetry={() => void refetch()} />
      )}
      {guides && guides.length > 0 && <GuideCarousel label={homeCopy.suggested} guides={guides} />}
    </Container>
  );
}
