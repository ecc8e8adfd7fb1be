import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames.ts';
import styles from './Container.module.css';

/** Renders the page's column: centred, at most 1200 px wide. */
export function Container({ className, ...props }: ComponentPropsWithRef<'div'>) {
  // `container`: in print its width is that of the page.
  const look = classNames('container', styles.container, className);
  return <div {...props} className={look} />;
}
