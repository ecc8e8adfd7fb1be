import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames.ts';
import styles from './IconButton.module.css';

interface Props extends ComponentPropsWithRef<'button'> {
  /** `inherit`: the colour of the surrounding text; by default a muted one. */
  color?: 'inherit';
  /** `large`: filled, for a group's main action such as the player's play button. Default `medium`. */
  size?: 'medium' | 'large';
}

/** Renders a round icon button, which needs an accessible name (`aria-label`). */
export function IconButton({ color, size = 'medium', className, ...props }: Props) {
  const look = classNames(styles.iconButton, color && styles[color], styles[size], className);
  return <button type="button" {...props} className={look} />;
}
