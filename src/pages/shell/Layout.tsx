import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { AuthDialogHost } from '../../features/auth/AuthDialogHost.tsx';
import { selectIsCustomer } from '../../features/auth/authSelectors.ts';
import { PlayerBar } from '../../features/player/PlayerBar.tsx';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary.tsx';
import { shellCopy } from './copy.ts';
import { CustomerHeader } from './CustomerHeader.tsx';
import { Footer } from './Footer.tsx';
import './layout.css';
import { PublicHeader } from './PublicHeader.tsx';
import { useStartAtTop } from './useStartAtTop.ts';

const contentId = 'content';

/** Header, page, footer, and the bar that plays on from page to page. */
export function Layout({ children }: { children: ReactNode }) {
  const isCustomer = useSelector(selectIsCustomer);
  const { pathname } = useLocation();
  useStartAtTop();
  return (
    <>
      <Link href={`#${contentId}`} className="skip-link">
        {shellCopy.skip}
      </Link>
      {isCustomer ? <CustomerHeader /> : <PublicHeader />}
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        sx={{ minHeight: '70vh', outline: 'none' }}
      >
        <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
      </Box>
      <Footer />
      <ErrorBoundary>
        <PlayerBar />
      </ErrorBoundary>
      <AuthDialogHost />
    </>
  );
}
