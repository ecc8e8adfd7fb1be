import type { HeroContent } from '../../../domain/decode/catalogue/decodeContent.ts';
import type { QueryState } from '../../../shared/api/queryState.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { Claim } from '../../../shared/ui/Claim.tsx';
import { HeroSkeleton } from './HeroSkeleton.tsx';
import { heroCopy } from '../sections/sectionsCopy.ts';
import '../landing.css';
import layout from '../layout.module.css';
import styles from './Hero.module.css';

const sizes =
  '(min-width: 1200px) 417px, (min-width: 900px) calc(41.7vw - 83px), min(100vw - 62px, 430px)';

interface BlockProps {
  hero: HeroContent;
  /** How many guides the texts claim. */
  claim: number | undefined;
}

function HeroBlock({ hero, claim }: BlockProps) {
  return (
    <div className={layout.heroColumns}>
      <div>
        <Text as="h2" variant="display" id="hero-title">
          <span>{hero.heading}</span> <span className="landing-second">{hero.secondHeading}</span>
        </Text>
        <Text variant="lead" className={styles.lead}>
          <Claim text={hero.summary} claim={claim} />
        </Text>
        <div className={styles.second}>
          <Text variant="h4">{`${hero.subheading} ${hero.secondSubheading}`}</Text>
          <Text color="muted" className={styles.text}>
            {hero.text}
          </Text>
        </div>
      </div>
      <div className="landing-arch">
        <Picture picture={hero.image} alt="" sizes={sizes} />
      </div>
    </div>
  );
}

/** Shows the hero block, at least of the screen's height. */
export function Hero({
  query,
  claim,
}: Pick<BlockProps, 'claim'> & { query: QueryState<HeroContent> }) {
  const { currentData: hero, isError } = query;
  if (!hero && !isError) return <HeroSkeleton />;
  return (
    <div className={styles.hero}>
      {hero ? (
        <HeroBlock hero={hero} claim={claim} />
      ) : (
        <Failure title={heroCopy.failed} query={query} />
      )}
    </div>
  );
}
