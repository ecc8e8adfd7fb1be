import type { ReactNode } from 'react';
import styles from './Breadcrumbs.module.css';

interface Props {
  label: string;
  /** Links, and at the end the page itself if it is named. */
  children: readonly ReactNode[];
}

/** The way to a page, from the landing page on. */
export function Breadcrumbs({ label, children }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.breadcrumbs}>
        {children.map((each, index) => (
          // Their order never changes.
          <li key={index} className={styles.place}>
            {each}
          </li>
        ))}
      </ol>
    </nav>
  );
}
