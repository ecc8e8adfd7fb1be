import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from './classNames.ts';
import styles from './Button.module.css';

interface Look {
  variant?: 'text' | 'outlined' | 'contained' | undefined;
  /** `inherit`: that of the text around it. */
  color?: 'primary' | 'inherit' | 'error' | undefined;
  size?: 'small' | 'medium' | 'large';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

type RestOf<Props> = Omit<Props, keyof Look>;
type Props = Look &
  (
    | (RestOf<ComponentPropsWithRef<'button'>> & { to?: undefined; href?: undefined })
    | (RestOf<LinkProps> & { href?: undefined })
    | (RestOf<ComponentPropsWithRef<'a'>> & { to?: undefined; href: string })
  );

/** A button; with `to` or `href` a link that looks like one. */
export function Button({
  variant = 'text',
  color = 'primary',
  size = 'medium',
  startIcon,
  endIcon,
  className,
  children,
  ...props
}: Props) {
  const look = classNames(
    // For the print style sheet, which leaves it out.
    'button',
    styles.button,
    styles[variant],
    styles[color],
    styles[size],
    className,
  );
  const content = (
    <>
      {startIcon && <span className={styles.startIcon}>{startIcon}</span>}
      {children}
      {endIcon && <span className={styles.endIcon}>{endIcon}</span>}
    </>
  );
  if (props.to !== undefined) {
    return (
      <Link {...props} className={look}>
        {content}
      </Link>
    );
  }
  if (props.href !== undefined) {
    return (
      <a {...props} className={look}>
        {content}
      </a>
    );
  }
  return (
    <button type="button" {...props} className={look}>
      {content}
    </button>
  );
}
