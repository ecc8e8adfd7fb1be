import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import './library.css';
import styles from './NewsSkeleton.module.css';

/** The places of the first news while they are fetched. */
export function NewsSkeleton() {
  return (
    <div role="status" aria-label="Loading">
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
