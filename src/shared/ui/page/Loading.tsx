import './loading.css';
import styles from './Loading.module.css';
import { spokenCopy } from '../copy.ts';

/** Shows the loading indicator of a whole screen; its height is the viewport's, so the footer does not shift. */
export function Loading({ label = spokenCopy.loading }: { label?: string }) {
  return (
    <div role="status" className={styles.loading}>
      {/* Not MUI's CircularProgress: MUI would become part of the first load. */}
      <span className="loading-circle" role="progressbar" aria-label={label} />
    </div>
  );
}
