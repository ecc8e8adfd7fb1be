import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/basic/classNames.ts';
import { Container } from '../../../shared/ui/basic/Container.tsx';
import styles from './Section.module.css';

interface Props {
  /** The anchor; the headline in it has the id `${id}-title`. */
  id: string;
  /** Sections alternate paper and card; night is dark in both schemes (docs/decisions/022-look.md). */
  tone: 'paper' | 'card' | 'night';
  /** What is in it has a name of its own, such as a carousel. */
  unnamed?: boolean;
  children: ReactNode;
}

/** A section of the landing page: ground, space and anchor, there from the first paint. */
export function Section({ id, tone, unnamed = false, children }: Props) {
  return (
    <section
      id={id}
      // An anchor takes the keyboard along.
      tabIndex={-1}
      aria-labelledby={unnamed ? undefined : `${id}-title`}
      data-scheme={tone === 'night' ? 'dark' : undefined}
      className={classNames(styles.section, styles[tone])}
    >
      <Container>{children}</Container>
    </section>
  );
}
