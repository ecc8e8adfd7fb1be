import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { PlayerBar } from '../../features/player/PlayerBar.tsx';
import { ErrorBoundary } from '../../shared/ui/ErrorBoundary.tsx';
import { shellCopy } from './copy.ts';
import { Footer } from './Footer.tsx';
import './layout.css';
import { PublicHeader } from './PublicHeader.tsx';

const contentId = 'content';

/** Header, page, footer, and the bar that plays on from page to page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <Link href={`#${contentId}`} className="skip-link">
        {shellCopy.skip}
      </Link>
      <PublicHeader />
      <Box
        component="main"
        id={contentId}
        tabIndex={-1}
        sx={{ minHeight: '70vh', outline: 'none' }}
      >
        <ErrorBoundary>{children}</ErrorBoundary>
      </Box>
      <Footer />
      <ErrorBoundary>
        <PlayerBar />
      </ErrorBoundary>
    </>
  );
}
