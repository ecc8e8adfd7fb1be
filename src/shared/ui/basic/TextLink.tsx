import type { ComponentPropsWithRef } from 'react';
import { classNames } from './classNames.ts';
import { RouterLink, type RouterLinkProps } from './RouterLink.tsx';
import styles from './TextLink.module.css';

interface Look {
  color?: 'primary' | 'inherit' | 'muted';
  underline?: 'hover' | 'always';
}

type Props = Look &
  (
    | (Omit<ComponentPropsWithRef<'button'>, 'color'> & { to?: undefined; href?: undefined })
    | (RouterLinkProps & { href?: undefined })
    | (Omit<ComponentPropsWithRef<'a'>, 'color'> & { to?: undefined; href: string })
  );

/** Renders an inline link; without `to` and `href`, a button with the link's styles. */
export function TextLink({
  color = 'primary',
  underline = 'hover',
  className,
  children,
  ...props
}: Props) {
  const look = classNames(styles.textLink, styles[color], styles[underline], className);
  if (props.to !== undefined) {
    return (
      <RouterLink {...props} className={look}>
        {children}
      </RouterLink>
    );
  }
  if (props.href !== undefined) {
    return (
      <a {...props} className={look}>
        {children}
      </a>
    );
  }
  return (
    <button type="button" {...props} className={classNames(styles.plain, look)}>
      {children}
    </button>
  );
}
