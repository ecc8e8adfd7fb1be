import type { ReactNode } from 'react';
import { Button } from './basic/Button.tsx';
import { Text } from './basic/Text.tsx';
import styles from './Panel.module.css';

interface Props {
  title: string;
  /** What the title is where the panel is all that a page shows. */
  titleAs?: 'h1' | 'p';
  /** A drawing over the title, for what is empty without being wrong. */
  picture?: ReactNode;
  children?: ReactNode;
  /** The one way on: its label and what it does. */
  action?: { label: string; onClick: () => void };
  /** Below the way on: a smaller one. */
  aside?: ReactNode;
}

/** Replaces content that is missing: an error with a way on, or an empty state. */
export function Panel({ title, titleAs = 'p', picture, children, action, aside }: Props) {
  return (
    <div role="status" className={styles.panel}>
      {picture}
      {/* Lines of similar length: no single word on a line under a title. */}
      <Text as={titleAs} variant="h3" className={styles.title}>
        {title}
      </Text>
      {children && (
        <Text color="muted" className={styles.text}>
          {children}
        </Text>
      )}
      {action && (
        <Button variant="outlined" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {aside}
    </div>
  );
}
