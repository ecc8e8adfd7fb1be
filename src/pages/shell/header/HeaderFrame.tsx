import type { ReactNode } from 'react';
import { Container } from '../../../shared/ui/basic/Container.tsx';
import './header.css';
import { useScrollStage } from './useScrollStage.ts';

/**
 * Renders the bar at the top of every page. It is compact from a scroll position of 50 px on, and floats from 250 px
 * on. Its element keeps its height, so that nothing below it moves.
 */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const stage = useScrollStage();
  return (
    <header className="header" data-stage={stage}>
      <Container className="header-bar">{children}</Container>
    </header>
  );
}
