import { routes } from '../../shared/site/paths.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { NotFoundHead } from './NotFoundHead.tsx';
import { CatalogueLinks } from '../parts/CatalogueLinks.tsx';
import page from '../parts/page.module.css';
import { notFoundCopy } from './copy.ts';

/** Shows that the address does not exist, with links to the home page and to other pages. */
export function NotFoundPage() {
  return (
    <Container className={page.message}>
      <NotFoundHead />
      <Panel
        title={notFoundCopy.title}
        titleAs="h1"
        picture={<Motif />}
        action={{ label: notFoundCopy.toHome, to: routes.landing }}
      >
        {notFoundCopy.text}
      </Panel>
      <CatalogueLinks />
    </Container>
  );
}
