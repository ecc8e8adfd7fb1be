import type { ReactNode } from 'react';
import './heardOnly.css';

/** A heading for those who hear the page, where the eye needs none. */
export function HeardOnly({ children }: { children: ReactNode }) {
  return <h2 className="heard-only">{children}</h2>;
}
