import type { AboutContent } from '../../../domain/decode/catalogue/decodeContent.ts';
import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Arcade } from '../hero/Arcade.tsx';
import { useAboutContentQuery } from '../contentApi.ts';
import { aboutCopy } from './sectionsCopy.ts';
import '../landing.css';
import styles from './About.module.css';

function Story({ about }: { about: AboutContent }) {
  return (
    <>
      <Text variant="overline" color="primary">
        {about.label}
      </Text>
      <Text as="h2" variant="display" id="about-title" className={styles.title}>
        {about.heading} <span className="landing-second">{about.secondHeading}</span>
      </Text>
      <div className={styles.columns}>
        <Text variant="lead">{about.text}</Text>
        <div>
          <Text as="h3" variant="h4" className={styles.subtitle}>
            {about.subheading}
          </Text>
          <Text color="muted">{about.secondText}</Text>
        </div>
      </div>
    </>
  );
}

/** Shows who we are, under a row of arches. */
export function About() {
  const { data: about, error, isError, refetch } = useAboutContentQuery();
  return (
    <>
      <div className={styles.arcade}>
        <Arcade />
      </div>
      {about && <Story about={about} />}
      {!about && !isError && (
        <div role="status" aria-label={aboutCopy.loading}>
          <Skeleton className={styles.titlePlace} />
          <Skeleton className={styles.secondTitlePlace} />
          <div className={styles.columns}>
            <Skeleton className={styles.textPlace} />
            <Skeleton className={styles.textPlace} />
          </div>
        </div>
      )}
      {!about && isError && (
        <Failure title={aboutCopy.failed} error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}
