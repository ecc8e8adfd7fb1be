import { dialogEvents } from '../../../features/auth/dialog/dialogSlice.ts';
import { routes } from '../../../shared/site/paths.ts';
import { useHasPlans, useSite } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { shellCopy } from '../copy.ts';
import { SearchSlot } from './SearchSlot.tsx';
import { useAppDispatch } from '../../../shared/store/hooks.ts';

/** Renders the controls of a visitor's header. */
export function PublicControls() {
  const dispatch = useAppDispatch();
  const hasPlans = useHasPlans();
  const hasBusiness = useSite()?.business;
  return (
    <>
      <SearchSlot />
      {hasBusiness && (
        <Button to={routes.business} color="inherit" className="header-wide">
          {shellCopy.business}
        </Button>
      )}
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => dispatch(dialogEvents.signInRequested())}
      >
        {shellCopy.login}
      </Button>
      {hasPlans && (
        <Button to={routes.plans} variant="contained" className="header-wide">
          {shellCopy.plans}
        </Button>
      )}
    </>
  );
}
