import type { ReactNode } from 'react';
import { Container } from '../../../shared/ui/basic/Container.tsx';
import { PaintMark } from '../../../shared/ui/page/PaintMark.tsx';
import './header.css';
import { useScrollStage } from './useScrollStage.ts';

/**
 * The bar at the top of every page. From 50 px on it is compact, from 250 px on it floats. Its
 * element keeps its height, so that nothing below it moves.
 */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const stage = useScrollStage();
  return (
    <>
      <header className="header" data-stage={stage}>
        <Container className="header-bar">{children}</Container>
      </header>
      <PaintMark after="header" />
    </>
  );
}
