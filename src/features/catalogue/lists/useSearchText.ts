import { useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';

/** In the address. */
export const textParameter = 'q';

/** Marks our own writes, to distinguish them from an address that was opened. */
const typed = { typed: true };

const wasTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'typed' in state;

/**
 * The search text of a list. It is in the address (`?q=`), so that it survives a reload, a shared
 * link and going back. The field itself must follow each key at once, which the router, who navigates
 * in a transition, does not: hence the copy, which yields to every address that wasn't typed here.
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
      // Not a step of its own on the way back for each key.
      { replace: true, state: typed },
    );
  };
  return [text, change];
}
