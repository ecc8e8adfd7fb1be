import { useEffect, useRef, useState } from 'react';
import type { Guide } from '../../../domain/model.ts';
import { OnDemand } from '../../../shared/ui/page/OnDemand.tsx';
import styles from './Related.module.css';

const loadAlsoLike = () => import(/* webpackChunkName: "guide-cards" */ './AlsoLike.tsx');

/** The distance below the viewport at which the row is requested. */
const near = '800px 0px';

/** Renders the related guides at the page's end. Their code and their list are requested near the viewport. */
export function Related({ guide }: { guide: Pick<Guide, 'id' | 'category'> }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
      { rootMargin: near },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    // As high as the row, so that nothing moves when it is loaded.
    <div ref={place} className={styles.related}>
      {isNear && <OnDemand load={loadAlsoLike} onFailed={() => undefined} props={{ guide }} />}
    </div>
  );
}
