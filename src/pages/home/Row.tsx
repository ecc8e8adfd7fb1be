import type { ReactNode } from 'react';
import { classNames } from '../../shared/ui/basic/classNames.ts';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../shared/ui/basic/TextLink.tsx';
import { ErrorBoundary } from '../../shared/ui/page/ErrorBoundary.tsx';
import styles from './Row.module.css';

interface Props {
  title: string;
  /** The link to the complete list. */
  all?: { label: string; to: string };
  /** Whether small screens hide the row. Default: false. */
  isForDesktop?: boolean;
  children: ReactNode;
}

/** Shows a row of the home with its headline. An error boundary catches the errors of its content. */
export function Row({ title, all, isForDesktop = false, children }: Props) {
  return (
    <section className={classNames(styles.row, isForDesktop && styles.forDesktop)}>
      <div className={styles.head}>
        <Text as="h2" className={styles.title}>
          {title}
        </Text>
        {all && <TextLink to={all.to}>{all.label}</TextLink>}
      </div>
      <ErrorBoundary>{children}</ErrorBoundary>
    </section>
  );
}
