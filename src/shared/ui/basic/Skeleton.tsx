import type { CSSProperties, HTMLAttributes } from 'react';
import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  /** `text`: the height of a line of the surrounding text. Default `rounded`. */
  variant?: 'rounded' | 'rectangular' | 'text';
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
}

/** Renders a placeholder for content that is loading. */
export function Skeleton({
  variant = 'rounded',
  width,
  height,
  className,
  style,
  ...props
}: Props) {
  // `skeleton`: layout.css hides the footer while the page contains a skeleton.
  const look = classNames('skeleton', styles.skeleton, styles[variant], className);
  return <span {...props} className={look} style={{ width, height, ...style }} />;
}
