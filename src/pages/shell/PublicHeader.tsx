import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { dialogEvents } from '../../features/auth/dialogSlice.ts';
import { routes } from '../../shared/paths.ts';
import { shellCopy } from './copy.ts';
import { HeaderFrame } from './HeaderFrame.tsx';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { SearchSlot } from './SearchSlot.tsx';

/** The visitor's header (spec section 2, *Headers and layout*). */
export function PublicHeader() {
  const dispatch = useDispatch();
  return (
    <HeaderFrame>
      <MenuButton />
      <Logo />
      <SearchSlot />
      <Button className="header-wide" component={Link} to={routes.business} color="inherit">
        {shellCopy.business}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => dispatch(dialogEvents.signInRequested())}
      >
        {shellCopy.login}
      </Button>
      <Button className="header-wide" component={Link} to={routes.plans} variant="contained">
        {shellCopy.plans}
      </Button>
    </HeaderFrame>
  );
}
