import { routes } from '../../../shared/site/paths.ts';
import { useShopName } from '../../../shared/site/useSite.ts';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import { Brand } from '../../../shared/ui/brand/Brand.tsx';
import { shellCopy } from '../copy.ts';

/** Renders the logo and the name as a link, by default to the landing page. */
export function Logo({ to = routes.landing }: { to?: string }) {
  return (
    <RouterLink className="logo" to={to} aria-label={shellCopy.home(useShopName())}>
      <Brand />
    </RouterLink>
  );
}
