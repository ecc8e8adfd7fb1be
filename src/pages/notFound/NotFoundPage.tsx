import { useNavigate } from 'react-router-dom';
import { routes } from '../../shared/site/paths.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { NotFoundHead } from './NotFoundHead.tsx';
import { CatalogueLinks } from '../parts/CatalogueLinks.tsx';
import page from '../parts/page.module.css';

/** Shows that the address does not exist, with links to the home page and to other pages. */
export function NotFoundPage() {
  const navigate = useNavigate();
  return (
    <Container className={page.message}>
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
