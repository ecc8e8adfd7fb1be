import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureParameter } from '../authListeners.ts';

/** Takes the reason why a social sign-in failed out of the address: a reload must not say it again. */
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
