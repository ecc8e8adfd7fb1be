import { selectWasChecked } from '../../../features/auth/session/sessionSlice.ts';
import { useWishedIdsQuery } from '../../../features/library/libraryApi.ts';
import { useProfileQuery } from '../../../features/profile/profileApi.ts';
import { routes } from '../../../shared/site/paths.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { AccountButton } from '../menus/AccountButton.tsx';
import { BottomNav } from '../layout/BottomNav.tsx';
import { CartOpener } from './CartOpener.tsx';
import { customerCopy } from './customerCopy.ts';
import { SearchSlot } from './SearchSlot.tsx';
import { useAppSelector } from '../../../shared/store/hooks.ts';

/**
 * Keeps the ids of the customer's wish list and the profile in the API cache, as CartOpener does with the cart: every page needs
 * them to show which guides are in the library and owned.
 */
function useOwnLists(): void {
  // Waits for the session check, which detects an expired token.
  const options = { skip: !useAppSelector(selectWasChecked), selectFromResult: selectIsReset };
  useWishedIdsQuery(undefined, options);
  useProfileQuery(undefined, options);
}

/**
 * Selects no data, as the header shows none. It renders again when the cache is reset for another account, so that the
 * hooks request that account's data.
 */
const selectIsReset = ({ isUninitialized }: { isUninitialized: boolean }) => ({ isUninitialized });

/** Renders the controls of a customer's header. In a narrow bar, the account menu has the links. */
export function CustomerControls() {
  useOwnLists();
  return (
    <>
      <SearchSlot />
      <CartOpener />
      <Button to={routes.library} color="inherit" className="header-wide">
        {customerCopy.library}
      </Button>
      <Button to={routes.updates} color="inherit" className="header-wide">
        {customerCopy.update}
      </Button>
      <AccountButton />
      <BottomNav />
    </>
  );
}
