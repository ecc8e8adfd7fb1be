import type { ReactNode } from 'react';
import { Button } from './basic/Button.tsx';
import { Text } from './basic/Text.tsx';
import styles from './Panel.module.css';

export type PanelAction = { label: string } & ({ onClick: () => void } | { to: string });

interface Props {
  title: string;
  /** The title's element: `h1` where the panel is the page's only content; default `p`. */
  titleAs?: 'h1' | 'p';
  /** An illustration above the title, for empty states; not for errors. */
  picture?: ReactNode;
  children?: ReactNode;
  /** The main button, or a link to a page of the app that looks like it. */
  action?: PanelAction;
  /** A secondary action, below the main button. */
  aside?: ReactNode;
}

/** Shows an error or an empty state in place of missing content, with an optional action. */
export function Panel({ title, titleAs = 'p', picture, children, action, aside }: Props) {
  const { label, ...target } = action ?? {};
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
        <Button variant="outlined" {...target}>
          {label}
        </Button>
      )}
      {aside}
    </div>
  );
}
