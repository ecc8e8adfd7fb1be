import { Link } from 'react-router-dom';
import { routes } from '../../../shared/site/paths.ts';
import { Brand } from '../../../shared/ui/brand/Brand.tsx';
import { shellCopy } from '../copy.ts';

/** The mark and the name, leading home. */
export function Logo({ to = routes.landing }: { to?: string }) {
  return (
    <Link className="logo" to={to} aria-label={shellCopy.home}>
      <Brand />
    </Link>
  );
}
