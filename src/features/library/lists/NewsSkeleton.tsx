import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import './library.css';
import styles from './NewsSkeleton.module.css';
import { spokenCopy } from '../../../shared/ui/copy.ts';

/** Shows the placeholders of the first news items while they are loading. */
export function NewsSkeleton() {
  return (
    <div role="status" aria-label={spokenCopy.loading}>
      <div className="news" aria-hidden>
        {Array.from({ length: 7 }, (_none, index) => (
          <div key={index} className="news-item">
            <Skeleton className={styles.title} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.lastLine} />
          </div>
        ))}
      </div>
    </div>
  );
}
