import { useState } from 'react';

/** Returns true from the first true value on: content that was shown once stays while its query is retried. */
export function useOnce(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was || isNow;
}
