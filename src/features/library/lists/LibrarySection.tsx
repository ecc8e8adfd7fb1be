import { useId, type ReactNode, type Ref } from 'react';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { ErrorBoundary } from '../../../shared/ui/page/ErrorBoundary.tsx';
import styles from './LibrarySection.module.css';

interface Props {
  title: string;
  /** Ref to the heading, to move focus to it when the focused element is unmounted. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** Renders a titled section of the library. An error boundary contains the errors of its children. */
export function LibrarySection({ title, headingRef, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.librarySection}>
      <Text as="h2" id={id} ref={headingRef} tabIndex={-1} className={styles.title}>
        {title}
      </Text>
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  );
}
