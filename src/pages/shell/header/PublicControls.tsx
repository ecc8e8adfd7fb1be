import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { dialogEvents } from '../../../features/auth/dialog/dialogSlice.ts';
import { routes } from '../../../shared/site/paths.ts';
import { shellCopy } from '../copy.ts';
import { SearchSlot } from './SearchSlot.tsx';

/** The controls of a visitor's header. */
export function PublicControls() {
  const dispatch = useDispatch();
  return (
    <>
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
    </>
  );
}
