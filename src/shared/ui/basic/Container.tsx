import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames.ts';
import styles from './Container.module.css';

interface Props extends ComponentPropsWithRef<'div'> {
  /** For a short text or a form. */
  isNarrow?: boolean;
}

/** The page's column: centred, at most 1200 px wide. */
export function Container({ isNarrow, className, ...props }: Props) {
  // `container`: the print style sheet gives it the paper's width.
  const look = classNames('container', styles.container, isNarrow && styles.narrow, className);
  return <div {...props} className={look} />;
}
