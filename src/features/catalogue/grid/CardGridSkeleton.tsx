import type { CSSProperties } from 'react';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import styles from './CardGridSkeleton.module.css';
import grids from './gridLayout.module.css';

/** See gridLayout.module.css. */
export type GridLayout = 'wide' | 'narrow';

interface Props {
  /** Height of a card that is loading, on a phone and from 1200 px on: per cent are of its width. */
  height: string | { xs: string; lg: string };
  layout?: GridLayout;
}

/** For the style sheet, which says at which widths they count. */
const variables = (height: Props['height']) => {
  const { xs, lg } = typeof height === 'string' ? { xs: height, lg: height } : height;
  return { '--height': xs, '--height-lg': lg } as CSSProperties; // its type has no variables
};

/** Twelve cards' places while they are loading. */
export function CardGridSkeleton({ height, layout = 'wide' }: Props) {
  return (
    <div role="status" aria-label="Loading" className={grids[layout]} style={variables(height)}>
      {Array.from({ length: 12 }, (_none, index) => (
        <Skeleton key={index} className={styles.card} />
      ))}
    </div>
  );
}
