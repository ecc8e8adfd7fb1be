import { classNames } from '../basic/classNames.ts';
import styles from './Icon.module.css';

interface Props {
  /** One of the drawings in this folder. */
  path: string;
  /** 20, 24 or 35 px, or as large as the text. */
  size?: 'small' | 'medium' | 'large' | 'inherit';
  /** Without one: that of the text around it. */
  color?: 'primary' | 'error' | 'success';
  /** What it says, where no words do. */
  title?: string;
  className?: string;
}

/** A drawing beside words, or in place of them with a title. */
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
