import Container from '@mui/material/Container';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../shared/site/paths.ts';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { NotFoundHead } from './NotFoundHead.tsx';
import { CatalogueLinks } from '../parts/CatalogueLinks.tsx';

/** An address that leads nowhere, with the way home and others. */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <Container sx={{ pt: { md: 4 }, pb: { xs: 6, md: 12 }, minHeight: '100vh' }}>
      <NotFoundHead />
      <Panel
        title="This page does not exist."
        titleAs="h1"
        picture={<Motif />}
        action={{ label: 'Go to the home page', onClick: () => void navigate(routes.landing) }}
      >
        The address may be old, or a letter went astray.
      </Panel>
      <CatalogueLinks />
    </Container>
  );
}
