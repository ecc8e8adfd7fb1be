import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureParameter } from '../authListeners.ts';

/** Removes the reason of a failed social sign-in from the address, so that a reload does not show it again. */
export function useRemoveAuthParameters(): void {
  const [search, setSearch] = useSearchParams();
  const hasReason = search.has(failureParameter);
  useEffect(() => {
    if (!hasReason) return;
    setSearch(
      (before) => {
        before.delete(failureParameter);
        return before;
      },
      { replace: true },
    );
  }, [hasReason, setSearch]);
}
