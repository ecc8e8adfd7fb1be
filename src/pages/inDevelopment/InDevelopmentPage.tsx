import { routes } from '../../shared/site/paths.ts';
import { Container } from '../../shared/ui/basic/Container.tsx';
import { PageHead } from '../../shared/ui/page/PageHead.tsx';
import { Motif } from '../../shared/ui/brand/Motif.tsx';
import { Panel } from '../../shared/ui/Panel.tsx';
import { CatalogueLinks } from '../parts/CatalogueLinks.tsx';
import page from '../parts/page.module.css';
import { inDevelopmentCopy as copy } from './copy.ts';

/** Shows the placeholder of every page about events, with links to other pages. */
export function InDevelopmentPage() {
  return (
    <Container className={page.message}>
      <PageHead title={copy.title} noIndex />
      <Panel
        title={copy.title}
        titleAs="h1"
        picture={<Motif />}
        action={{ label: copy.toHome, to: routes.landing }}
      >
        {copy.text}
      </Panel>
      <CatalogueLinks />
    </Container>
  );
}
