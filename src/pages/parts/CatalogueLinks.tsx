import { paths, routes } from '../../shared/site/paths.ts';
import { RouterLink } from '../../shared/ui/basic/RouterLink.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import './catalogueLinks.css';
import { catalogueLinksCopy as copy } from './copy.ts';

const ways = [
  { to: paths.everyGuide, ...copy.guides },
  { to: routes.persons, ...copy.persons },
  { to: routes.objects, ...copy.objects },
  { to: routes.places, ...copy.places },
] as const;

/** Shows links to the parts of the catalogue, for a page without content of its own. */
export function CatalogueLinks() {
  return (
    <nav className="catalogue-links" aria-label={copy.title}>
      {ways.map(({ to, name, text }) => (
        <RouterLink key={to} to={to}>
          <Text as="span" variant="h4">
            {name}
          </Text>
          <Text as="span" variant="small" color="muted">
            {text}
          </Text>
        </RouterLink>
      ))}
    </nav>
  );
}
