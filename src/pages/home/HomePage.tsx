import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { useHomeQuery } from '../../features/catalogue/homeApi.ts';
import { Failure } from '../../shared/ui/Failure.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { TryPremium } from '../landing/TryPremium.tsx';
import { homeCopy } from './copy.ts';
import { GuideRows } from './GuideRows.tsx';
import { WorldRows } from './WorldRows.tsx';

/** The customer's home (spec section 2, *Logged-in home*): rows of guides, then of the world around them. */
export function HomePage() {
  const { currentData: guides, error, isError, refetch } = useHomeQuery();
  return (
    <Container sx={{ py: { xs: 4, md: 6 } }}>
      <title>{homeCopy.title}</title>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          {homeCopy.headline}
        </Typography>
        <TryPremium />
      </Box>
      {!guides && !isError && <Loading />}
      {!guides && isError && (
        <Failure title={catalogueCopy.guidesFailed} error={error} onRetry={() => void refetch()} />
      )}
      {guides && <GuideRows guides={guides} />}
      {/* With the guides, or in their place: what stands below doesn't jump when they come. */}
      {(guides || isError) && <WorldRows />}
    </Container>
  );
}
