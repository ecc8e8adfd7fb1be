import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface RouterLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  to: To;
  /** Replaces the current entry of the history. */
  replace?: boolean;
  /** State of the new entry. */
  state?: unknown;
}

/**
 * Renders a link to a page of the app. React Router's `Link` also brings what prefetches routes of its framework,
 * which is not used here, into the first load.
 */
export function RouterLink({ to, replace, state, onClick, children, ...props }: RouterLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, {
    ...(replace !== undefined && { replace }),
    state,
    target: props.target,
  });
  return (
    <a
      {...props}
      href={href}
      onClick={(click) => {
        onClick?.(click);
        if (!click.defaultPrevented) follow(click);
      }}
    >
      {children}
    </a>
  );
}
