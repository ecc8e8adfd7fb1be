import type { ReactNode } from 'react';
import { Button } from './basic/Button.tsx';
import { Text } from './basic/Text.tsx';
import styles from './Panel.module.css';

interface Props {
  title: string;
  /** The title's element: `h1` where the panel is the page's only content; default `p`. */
  titleAs?: 'h1' | 'p';
  /** An illustration above the title, for empty states; not for errors. */
  picture?: ReactNode;
  children?: ReactNode;
  /** The main button: its label and click handler. */
  action?: { label: string; onClick: () => void };
  /** A secondary action, below the main button. */
  aside?: ReactNode;
}

/** Shows an error or an empty state in place of missing content, with an optional action. */
export function Panel({ title, titleAs = 'p', picture, children, action, aside }: Props) {
  return (
    <div role="status" className={styles.panel}>
      {picture}
      {/* The style balances the title's lines, so that the last one is not a single word. */}
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
