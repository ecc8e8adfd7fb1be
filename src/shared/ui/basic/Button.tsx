import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './classNames.ts';
import { RouterLink, type RouterLinkProps } from './RouterLink.tsx';
import styles from './Button.module.css';

interface Look {
  variant?: 'text' | 'outlined' | 'contained' | undefined;
  /** `inherit`: the colour of the surrounding text. */
  color?: 'primary' | 'inherit' | 'error' | undefined;
  size?: 'small' | 'medium' | 'large';
  startIcon?: ReactNode;
  endIcon?: ReactNode;
}

type RestOf<Props> = Omit<Props, keyof Look>;
type Props = Look &
  (
    | (RestOf<ComponentPropsWithRef<'button'>> & { to?: undefined; href?: undefined })
    | (RestOf<RouterLinkProps> & { href?: undefined })
    | (RestOf<ComponentPropsWithRef<'a'>> & { to?: undefined; href: string })
  );

/** Renders a button; with `to` or `href`, a link with the button's styles. */
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
    // A global class name: the print style sheet hides buttons.
    'button',
    styles.button,
    styles[variant],
    styles[color],
    styles[size],
    className,
  );
  // Text alone or in a span: browsers that translate a page replace its text nodes (.eslintrc.cjs).
  const content =
    startIcon || endIcon ? (
      <>
        {startIcon && <span className={styles.startIcon}>{startIcon}</span>}
        <span>{children}</span>
        {endIcon && <span className={styles.endIcon}>{endIcon}</span>}
      </>
    ) : (
      children
    );
  if (props.to !== undefined) {
    return (
      <RouterLink {...props} className={look}>
        {content}
      </RouterLink>
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
