import type { ReactNode } from 'react';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import styles from './PageSection.module.css';

/**
 * Shows a section of a page with its headline. An error boundary catches the errors of its content. It is not a
 * landmark: the carousel in it is one, with the same name.
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
