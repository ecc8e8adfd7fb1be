import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { routes } from '../../shared/paths.ts';
import { shellCopy } from './copy.ts';
import { HeaderFrame } from './HeaderFrame.tsx';
import { Logo } from './Logo.tsx';

/** The simple sticky header: home and the plans, nothing that leads away from an offer (docs/decisions/006). */
export function PlainHeader() {
  return (
    <HeaderFrame>
      <Logo to={routes.home} />
      <Button component={Link} to={routes.plans} variant="contained" sx={{ ml: 'auto' }}>
        {shellCopy.subscriptions}
      </Button>
    </HeaderFrame>
  );
}
