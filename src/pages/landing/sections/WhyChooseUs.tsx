import { classNames } from '../../../shared/ui/basic/classNames.ts';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { FaqList } from '../../../shared/ui/FaqList.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { useWhyContentQuery } from '../contentApi.ts';
import { Headline } from '../hero/Headline.tsx';
import { whyCopy } from './sectionsCopy.ts';
import '../landing.css';
import layout from '../layout.module.css';
import styles from './WhyChooseUs.module.css';

const sizes =
  '(min-width: 1200px) 394px, (min-width: 900px) calc(36.4vw - 43px), min(100vw - 34px, 418px)';

/** Shows 'Why choose us': a picture, and an accordion of reasons. */
export function WhyChooseUs() {
  const { data: why, error, isError, refetch } = useWhyContentQuery();
  if (!why && isError) {
    return <Failure title={whyCopy.failed} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <div className={layout.columns}>
      <div className={classNames('landing-plate', styles.plate)}>
        {why ? (
          <Picture picture={why.image} alt="" sizes={sizes} />
        ) : (
          <Skeleton variant="rectangular" height="100%" />
        )}
      </div>
      <div>
        <Headline id="why" title={whyCopy.title} kicker={whyCopy.kicker} lang="it" />
        <div className={styles.reasons}>
          {why ? (
            <FaqList faqs={why.faqs} lang="it" />
          ) : (
            <div role="status" aria-label={whyCopy.loading}>
              {[1, 2, 3, 4, 5].map((row) => (
                <Skeleton key={row} className={styles.reasonPlace} />
              ))}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
