import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useMediaQuery } from '../../../shared/lib/useMediaQuery.ts';
import { routes } from '../../../shared/site/paths.ts';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import {
  accountCircleOutlinedIcon,
  homeOutlinedIcon,
} from '../../../shared/ui/icons/generalIcons.ts';
import { bookmarksOutlinedIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { searchIcon } from '../../../shared/ui/icons/shellIcons.ts';
import './bottomNav.css';
import { customerCopy } from '../header/customerCopy.ts';

const { places } = customerCopy;

function Place({ to, icon, text }: { to: string; icon: ReactNode; text: string }) {
  const { pathname } = useLocation();
  return (
    <RouterLink
      to={to}
      className="bottom-nav-place"
      aria-current={pathname === to ? 'page' : undefined}
    >
      {icon}
      <span>{text}</span>
    </RouterLink>
  );
}

/**
 * Shows a customer's four main pages at the bottom of a narrow window, within a thumb's reach. The player's bar is
 * placed above it. A low window has no place for it: the header and the account menu lead to the same pages.
 */
export function BottomNav() {
  const isNarrow = useMediaQuery('(max-width: 899.95px) and (min-height: 480.05px)');
  if (!isNarrow) return null;
  // In a portal: the header has a transform, and a fixed element inside it would move with it.
  return createPortal(
    <nav className="bottom-nav" aria-label={places.title}>
      <Place to={routes.home} icon={<Icon path={homeOutlinedIcon} />} text={places.home} />
      <Place to={routes.search} icon={<Icon path={searchIcon} />} text={places.search} />
      <Place
        to={routes.library}
        icon={<Icon path={bookmarksOutlinedIcon} />}
        text={places.library}
      />
      <Place
        to={routes.profile}
        icon={<Icon path={accountCircleOutlinedIcon} />}
        text={places.account}
      />
    </nav>,
    document.body,
  );
}
