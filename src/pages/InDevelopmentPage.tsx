import Container from '@mui/material/Container';
import { useNavigate } from 'react-router-dom';
import { routes } from '../shared/paths.ts';
import { Panel } from '../shared/ui/Panel.tsx';
import { PageHead } from '../shared/ui/PageHead.tsx';

const inDevelopment = 'In Development Mode';

/** The placeholder of everything about events (spec section 2, decisions.md *Controls*), with a way on. */
export function InDevelopmentPage() {
  const navigate = useNavigate();
  return (
    <Container sx={{ minHeight: '100vh' }}>
      <PageHead title={`${inDevelopment} · Cicerone`} noIndex />
      <Panel
        title={inDevelopment}
        titleAs="h1"
        motif
        action={{ label: 'Go to the home page', onClick: () => void navigate(routes.landing) }}
      />
    </Container>
  );
}
