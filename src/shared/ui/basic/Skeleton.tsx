import type { CSSProperties, HTMLAttributes } from 'react';
import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  /** `text`: as high as a line around it. */
  variant?: 'rounded' | 'rectangular' | 'text';
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
}

/** The shape of content that is loading. */
export function Skeleton({ variant = 'rounded', width, height, className, ...props }: Props) {
  // `skeleton`: the page has no footer as long as there is one (layout.css).
  const look = classNames('skeleton', styles.skeleton, styles[variant], className);
  const style = width === undefined && height === undefined ? undefined : { width, height };
  return <span {...props} className={look} style={style} />;
}
