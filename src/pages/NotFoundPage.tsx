import Container from '@mui/material/Container';
import { useNavigate } from 'react-router-dom';
import { routes } from '../shared/paths.ts';
import { PageHead } from '../shared/ui/PageHead.tsx';
import { Panel } from '../shared/ui/Panel.tsx';

/** What search engines and the browser's tab are told where there is nothing. */
export const NotFoundHead = () => <PageHead title="Page not found · Cicerone" noIndex />;

/** An address that leads nowhere, with the way home (decisions.md). */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <Container sx={{ minHeight: '100vh' }}>
      <NotFoundHead />
      <Panel
        title="This page does not exist."
        titleAs="h1"
        motif
        action={{ label: 'Go to the home page', onClick: () => void navigate(routes.landing) }}
      >
        The address may be old, or a letter went astray.
      </Panel>
    </Container>
  );
}
