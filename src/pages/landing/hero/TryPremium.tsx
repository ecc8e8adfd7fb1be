import { selectIsCustomer } from '../../../features/auth/session/sessionSlice.ts';
import { routes } from '../../../shared/site/paths.ts';
import { useHasPlans } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { landingCopy } from '../copy.ts';
import { useAppSelector } from '../../../shared/store/hooks.ts';

/** Shows the link to the plans, for customers only. */
export function TryPremium() {
  const hasPlans = useHasPlans();
  if (!useAppSelector(selectIsCustomer) || !hasPlans) return null;
  return (
    <Button to={routes.plans} variant="outlined" color="inherit">
      {landingCopy.tryPremium}
    </Button>
  );
}
