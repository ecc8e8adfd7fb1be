import type { ReactNode } from 'react';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import styles from './PageSection.module.css';

/**
 * A section of a page with its headline; what breaks inside stays inside. It is no landmark: the carousel
 * in it is one, by the same name.
 */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.pageSection}>
      <Text as="h2" className={styles.title}>
        {title}
      </Text>
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  );
}
