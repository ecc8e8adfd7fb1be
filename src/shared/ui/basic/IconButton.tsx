import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames.ts';
import styles from './IconButton.module.css';

interface Props extends ComponentPropsWithRef<'button'> {
  /** Without one it is quieter than the text around it. */
  color?: 'inherit';
  /** Large is the one main action among its neighbours, filled: the player's play button. */
  size?: 'medium' | 'large';
}

/** A round button with an icon, which needs a name (`aria-label`). */
export function IconButton({ color, size = 'medium', className, ...props }: Props) {
  const look = classNames(styles.iconButton, color && styles[color], styles[size], className);
  return <button type="button" {...props} className={look} />;
}
