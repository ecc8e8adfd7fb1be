import { useId, type ReactNode, type Ref } from 'react';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { ErrorBoundary } from '../../../shared/ui/page/ErrorBoundary.tsx';
import styles from './LibrarySection.module.css';

interface Props {
  title: string;
  /** Takes the keyboard's focus when what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** One section of the library; what breaks inside stays inside. */
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
