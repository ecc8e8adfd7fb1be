import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import Search from '@mui/icons-material/Search';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { routes } from '../../../shared/site/paths.ts';
import './bottomNav.css';
import { customerCopy } from '../header/customerCopy.ts';

const { places } = customerCopy;

function Place({ to, icon, text }: { to: string; icon: ReactNode; text: string }) {
  const { pathname } = useLocation();
  // Not NavLink: it would be the only one, and the library's half kilobyte of it is in every visitor's first load.
  return (
    <Link to={to} className="bottom-nav-place" aria-current={pathname === to ? 'page' : undefined}>
      {icon}
      {text}
    </Link>
  );
}

/** A customer's four places at the foot of a narrow window, within a thumb's reach. The player's bar keeps above it. */
export function BottomNav() {
  const { breakpoints } = useTheme();
  const isNarrow = useMediaQuery(breakpoints.down('md'), { noSsr: true });
  if (!isNarrow) return null;
  // The header moves by a transform, and what is fixed in it would move along.
  return createPortal(
    <nav className="bottom-nav" aria-label={places.title}>
      <Place to={routes.home} icon={<HomeOutlined />} text={places.home} />
      <Place to={routes.search} icon={<Search />} text={places.search} />
      <Place to={routes.library} icon={<BookmarksOutlined />} text={places.library} />
      <Place to={routes.profile} icon={<AccountCircleOutlined />} text={places.account} />
    </nav>,
    document.body,
  );
}
