import { Link } from 'react-router-dom';
import { everyCategory } from '../../features/catalogue/catalogueApi.ts';
import { paths, routes } from '../../shared/site/paths.ts';
import { Text } from '../../shared/ui/basic/Text.tsx';
import './catalogueLinks.css';

const ways = [
  { to: paths.category(everyCategory), name: 'All guides', text: 'Everything there is to hear' },
  { to: routes.persons, name: 'Artists & Makers', text: 'Who made it, and how they lived' },
  { to: routes.objects, name: 'Objects', text: 'Paintings, statues, finds' },
  { to: routes.places, name: 'Locations', text: 'Museums, churches, cities' },
] as const;

/** Shows links to the parts of the catalogue, for a page without content of its own. */
export function CatalogueLinks() {
  return (
    <nav className="catalogue-links" aria-label="Where to go next">
      {ways.map(({ to, name, text }) => (
        <Link key={to} to={to}>
          <Text as="span" variant="h4">
            {name}
          </Text>
          <Text as="span" variant="small" color="muted">
            {text}
          </Text>
        </Link>
      ))}
    </nav>
  );
}
