import './loading.css';
import styles from './Loading.module.css';

/** The loading indicator of a whole screen; it keeps the screen's height, so that the footer doesn't jump. */
export function Loading({ label = 'Loading' }: { label?: string }) {
  return (
    <div role="status" className={styles.loading}>
      {/* Not MUI's: that would be in every visitor's first load. */}
      <span className="loading-circle" role="progressbar" aria-label={label} />
    </div>
  );
}
