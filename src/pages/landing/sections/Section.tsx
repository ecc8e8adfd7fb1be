import type { ReactNode } from 'react';
import { classNames } from '../../../shared/ui/basic/classNames.ts';
import { Container } from '../../../shared/ui/basic/Container.tsx';
import styles from './Section.module.css';

/** The background: 'paper' and 'card' alternate, 'night' is dark in both schemes (docs/decisions/022-look.md). */
export type Tone = 'paper' | 'card' | 'night';

interface Props {
  /** The anchor. The headline inside has the id `${id}-title`. A skeleton has none. */
  id?: string;
  tone: Tone;
  /** Whether the content has an accessible name of its own, such as a carousel. Default: false. */
  unnamed?: boolean;
  children: ReactNode;
}

/** Renders a section of the landing page: background, spacing and anchor. It is part of the first paint. */
export function Section({ id, tone, unnamed = false, children }: Props) {
  return (
    <section
      id={id}
      // Focusable, so that a link to the anchor moves the keyboard focus here.
      tabIndex={-1}
      aria-labelledby={id === undefined || unnamed ? undefined : `${id}-title`}
      data-scheme={tone === 'night' ? 'dark' : undefined}
      className={classNames(styles.section, styles[tone])}
    >
      <Container>{children}</Container>
    </section>
  );
}
