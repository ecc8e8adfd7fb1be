import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames.ts';
import styles from './Container.module.css';

interface Props extends ComponentPropsWithRef<'div'> {
  /** Reduces the maximum width, for a short text or a form. */
  isNarrow?: boolean;
}

/** Renders the page's column: centred, at most 1200 px wide. */
export function Container({ isNarrow, className, ...props }: Props) {
  // `container`: in print its width is that of the page.
  const look = classNames('container', styles.container, isNarrow && styles.narrow, className);
  return <div {...props} className={look} />;
}
