import type { CSSProperties } from 'react';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import styles from './CardGridSkeleton.module.css';
import './cardColumns.css';
import { spokenCopy } from '../../../shared/ui/copy.ts';

interface Props {
  /** Height of a card on phones (`xs`) and from 1200 px (`lg`); percentages refer to the width of the card. */
  height: string | { xs: string; lg: string };
}

/** Returns the heights as CSS variables; CardGridSkeleton.module.css has the breakpoint. */
const variables = (height: Props['height']) => {
  const { xs, lg } = typeof height === 'string' ? { xs: height, lg: height } : height;
  return { '--height': xs, '--height-lg': lg } as CSSProperties; // CSSProperties has no custom properties
};

/** Shows the placeholders of twelve cards that are loading. */
export function CardGridSkeleton({ height }: Props) {
  return (
    <div
      role="status"
      aria-label={spokenCopy.loading}
      className="card-columns"
      style={variables(height)}
    >
      {Array.from({ length: 12 }, (_none, index) => (
        <Skeleton key={index} className={styles.card} />
      ))}
    </div>
  );
}
