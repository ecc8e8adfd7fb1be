import type { ReactNode } from 'react';
import styles from './Breadcrumbs.module.css';

interface Props {
  label: string;
  /** Links, then the current page's name unless it is omitted. */
  children: readonly ReactNode[];
}

/** Shows breadcrumbs, from the landing page to the current page. */
export function Breadcrumbs({ label, children }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.breadcrumbs}>
        {children.map((each, index) => (
          // The index is a stable key: the order never changes.
          <li key={index} className={styles.place}>
            {each}
          </li>
        ))}
      </ol>
    </nav>
  );
}
