import Skeleton from '@mui/material/Skeleton';
import './library.css';

/** The places of the first news while they are fetched. */
export function NewsSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <div className="news" aria-hidden>
        {Array.from({ length: 7 }, (_none, index) => (
          <div key={index} className="news-item">
            <Skeleton variant="rounded" sx={{ aspectRatio: '3 / 2', height: 'auto' }} />
            <Skeleton sx={{ mt: 2, width: '40%' }} />
            <Skeleton sx={{ width: '80%' }} />
          </div>
        ))}
      </div>
    </div>
  );
}
