import { useNavigate } from 'react-router-dom';
import { routes } from '../../shared/site/paths.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { CatalogueLinks } from '../parts/CatalogueLinks.tsx';
import page from '../parts/page.module.css';

const inDevelopment = 'In Development Mode';

/** Shows the placeholder of every page about events, with links to other pages. */
export function InDevelopmentPage() {
  const navigate = useNavigate();
  return (
    <Container className={page.message}>
      <PageHead title={`${inDevelopment} · Cicerone`} noIndex />
      <Panel
        title={inDevelopment}
        titleAs="h1"
        picture={<Motif />}
        action={{ label: 'Go to the home page', onClick: () => void navigate(routes.landing) }}
      >
        Events will be listed here. Meanwhile, there is a whole catalogue to explore.
      </Panel>
      <CatalogueLinks />
    </Container>
  );
}
