import type { Landing } from '../../../domain/decode/site.ts';
import type { WhyContent } from '../../../domain/decode/catalogue/decodeContent.ts';
import type { QueryState } from '../../../shared/api/queryState.ts';
import { classNames } from '../../../shared/ui/basic/classNames.ts';
import { FaqList } from '../../../shared/ui/FaqList.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { Claim } from '../../../shared/ui/Claim.tsx';
import { Headline } from '../hero/Headline.tsx';
import { whyCopy } from './sectionsCopy.ts';
import { SectionSkeleton } from './SectionSkeletons.tsx';
import '../landing.css';
import layout from '../layout.module.css';
import styles from './WhyChooseUs.module.css';

const sizes =
  '(min-width: 1200px) 394px, (min-width: 900px) calc(36.4vw - 43px), min(100vw - 34px, 418px)';

interface Props {
  query: QueryState<WhyContent>;
  words: NonNullable<Landing['why']>;
}

/** Shows 'Why choose us': a picture, and an accordion of reasons. */
export function WhyChooseUs({ query, words }: Props) {
  const { claim, kicker, language, title } = words;
  const { currentData: why, isError } = query;
  if (!why) {
    if (!isError) return <SectionSkeleton />;
    return <Failure title={whyCopy.failed} query={query} />;
  }
  return (
    <div className={layout.columns}>
      <div className={classNames('landing-plate', styles.plate)}>
        <Picture picture={why.image} alt="" sizes={sizes} />
      </div>
      <div>
        <Headline id="why" title={title} kicker={kicker} lang={language}>
          <Claim claim={claim} language={language} />
        </Headline>
        <div className={styles.reasons}>
          <FaqList faqs={why.faqs} lang={language} />
        </div>
      </div>
    </div>
  );
}
