import type { AboutContent } from '../../../domain/decode/catalogue/decodeContent.ts';
import type { QueryState } from '../../../shared/api/queryState.ts';
import { useShopName } from '../../../shared/site/useSite.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Arcade } from '../hero/Arcade.tsx';
import { aboutCopy } from './sectionsCopy.ts';
import { SectionSkeleton } from './SectionSkeletons.tsx';
import '../landing.css';
import styles from './About.module.css';

function Story({ about }: { about: AboutContent }) {
  return (
    <>
      <Text variant="overline" color="primary">
        {about.label}
      </Text>
      <Text as="h2" variant="display" id="about-title" className={styles.title}>
        <span>{about.heading}</span> <span className="landing-second">{about.secondHeading}</span>
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
export function About({ query }: { query: QueryState<AboutContent> }) {
  const shop = useShopName();
  const { currentData: about, isError } = query;
  return (
    <>
      <div className={styles.arcade}>
        <Arcade />
      </div>
      {about && <Story about={about} />}
      {!about && !isError && <SectionSkeleton />}
      {!about && isError && <Failure title={aboutCopy.failed(shop)} query={query} />}
    </>
  );
}
