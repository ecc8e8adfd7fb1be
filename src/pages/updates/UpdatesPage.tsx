import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { updatesCopy } from '../../features/library/copy.ts';
import { NewsList } from '../../features/library/lists/NewsList.tsx';
import { NewsSkeleton } from '../../features/library/lists/NewsSkeleton.tsx';
import { useUpdatesQuery } from '../../features/library/updatesApi.ts';
import { routes } from '../../shared/site/paths.ts';
import { Failure } from '../../shared/ui/page/Failure.tsx';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';

/** 'The Update': the news. */
export function UpdatesPage() {
  const navigate = useNavigate();
  const {
    data: items,
    error,
    isError,
    refetch,
  } = useUpdatesQuery(undefined, {
    // News are read when they are looked for.
    refetchOnMountOrArgChange: true,
  });
  return (
    <Container sx={{ py: { xs: 4, md: 8 } }}>
      <title>{updatesCopy.pageTitle}</title>
      <Typography variant="h1">{updatesCopy.title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: { xs: 3, md: 5 } }}>
        {updatesCopy.lead}
      </Typography>
      <Box sx={{ minHeight: '100vh' }}>
        {items && items.length > 0 && <NewsList items={items} />}
        {items?.length === 0 && (
          <Panel
            title={updatesCopy.empty}
            picture={<Motif />}
            action={{ label: updatesCopy.browse, onClick: () => void navigate(routes.home) }}
          />
        )}
        {!items && !isError && <NewsSkeleton />}
        {!items && isError && (
          <Failure title={updatesCopy.failed} error={error} onRetry={() => void refetch()} />
        )}
      </Box>
    </Container>
  );
}
