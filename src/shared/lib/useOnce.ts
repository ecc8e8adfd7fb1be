import { useState } from 'react';

/** True from the first time that it is: what stood once stays while its reading is tried again. */
export function useOnce(isNow: boolean): boolean {
  const [was, setWas] = useState(isNow);
  if (isNow && !was) setWas(true);
  return was || isNow;
}
