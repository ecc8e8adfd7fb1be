import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { landingCopy } from '../copy.ts';
import '../../../shared/ui/picture.css';
import '../landing.css';
import layout from '../layout.module.css';
import styles from './HeroSkeleton.module.css';

/** Shows the skeleton of the hero block, of the screen's height, while its texts are loaded. */
export function HeroSkeleton() {
  return (
    <div className={styles.screen} role="status" aria-label={landingCopy.loadingHero}>
      <div className={layout.heroColumns}>
        <div>
          {['95%', '80%', '60%'].map((width) => (
            <Skeleton key={width} width={width} className={styles.line} />
          ))}
          <Skeleton variant="text" className={styles.summary} />
          <Skeleton variant="text" width="70%" />
        </div>
        <div className="landing-arch">
          <div className="picture" />
        </div>
      </div>
    </div>
  );
}
