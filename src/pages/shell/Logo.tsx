import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { routes } from '../../shared/paths.ts';
import { shellCopy } from './copy.ts';
import './logo.css';

/** The mark and the name, leading home. */
export function Logo({ to = routes.landing }: { to?: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      className="logo"
      color="inherit"
      underline="none"
      variant="h3"
      aria-label={shellCopy.home}
    >
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden>
        <path
          d="M5 29V15a11 11 0 0 1 22 0v14h-5V15a6 6 0 0 0-12 0v14z"
          fill="currentColor"
          className="logo-mark"
        />
        <circle cx="16" cy="24" r="3" fill="currentColor" className="logo-mark" />
      </svg>
      {shellCopy.brand}
    </Link>
  );
}
