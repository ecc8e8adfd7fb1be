import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { sessionSlice } from '../../features/auth/session/sessionSlice.ts';
import { routes } from '../../shared/site/paths.ts';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';

/** Sets the site-editor mode and links to the landing page's editor; no editor is shown. */
export function AdminEditorPage() {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(sessionSlice.actions.siteEditorChosen()), [dispatch]);
  return (
    <Container>
      <PageHead title="Site editor · Cicerone" noIndex />
      <Stack sx={{ py: 8, gap: 3, alignItems: 'flex-start' }}>
        <Typography variant="h1">Site editor</Typography>
        <Typography>This browser is in site-editor mode.</Typography>
        <Button component={Link} to={routes.landing} variant="contained">
          Landing page editor
        </Button>
      </Stack>
    </Container>
  );
}
