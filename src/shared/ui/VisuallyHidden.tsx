import type { ReactNode } from 'react';
import './visuallyHidden.css';

/** A heading for those who hear the page, where the eye needs none. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <h2 className="visually-hidden">{children}</h2>;
}
