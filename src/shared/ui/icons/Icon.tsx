import { classNames } from '../basic/classNames.ts';
import styles from './Icon.module.css';

interface Props {
  /** The path data of one of the icons in this folder. */
  path: string;
  /** 20, 24 or 35 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** By default the colour of the surrounding text. */
  color?: 'primary' | 'error' | 'success';
  /** The accessible name, for an icon without text beside it. */
  title?: string;
  className?: string;
}

/** Renders an icon: decorative beside text, or with a title in place of text. */
export function Icon({ path, size = 'medium', color, title, className }: Props) {
  const named = title === undefined ? { 'aria-hidden': true } : { role: 'img' };
  return (
    <svg
      {...named}
      className={classNames(styles.icon, styles[size], color && styles[color], className)}
      viewBox="0 0 24 24"
      focusable={false}
    >
      <path d={path} />
      {title !== undefined && <title>{title}</title>}
    </svg>
  );
}
