import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '../../shared/paths.ts';
import { Brand } from '../../shared/ui/Brand.tsx';
import { shellCopy } from './copy.ts';

/** The mark and the name, leading home. */
export function Logo({ to = routes.landing }: { to?: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      color="inherit"
      underline="none"
      variant="h3"
      aria-label={shellCopy.home}
    >
      <Brand />
    </Link>
  );
}
