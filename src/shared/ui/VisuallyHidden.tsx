import type { ReactNode } from 'react';
import './visuallyHidden.css';

/** Renders a visually hidden heading for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <h2 className="visually-hidden">{children}</h2>;
}
