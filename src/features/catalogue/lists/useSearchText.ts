import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** Parameter of the address. */
export const textParameter = 'q';

/** Marks navigations of this hook, to distinguish them from an address that was opened. */
const typed = { typed: true };

const wasTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typed' in state;

/**
 * Returns the search text of a list. It is in the address (`?q=`), so it survives a reload, a shared link and going
 * back. The field must show each key at once, but the router navigates in a transition, so there is a local copy, which
 * any address that was not typed here replaces.
 */
export function useSearchText(): [text: string, setText: (text: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { key, state } = useLocation();
  const navigation = useNavigationType();
  const inAddress = parameters.get(textParameter) ?? '';
  const [text, setText] = useState(inAddress);
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    if (!wasTyped(state) || navigation === 'POP') setText(inAddress);
  }
  const change = (next: string) => {
    setText(next);
    setParameters(
      (now) => {
        if (next === '') now.delete(textParameter);
        else now.set(textParameter, next);
        return now;
      },
      // Keys do not add entries to the history.
      { replace: true, state: typed },
    );
  };
  return [text, change];
}
