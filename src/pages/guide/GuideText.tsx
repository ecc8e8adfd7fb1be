import type { GuideDetail } from '../../domain/model.ts';
import { PlayerView } from './player/PlayerView.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { FaqList } from '../../shared/ui/FaqList.tsx';
import { SafeHtml } from '../../shared/ui/SafeHtml.tsx';
import { BuyCall } from './head/BuyCall.tsx';
import { guideCopy } from './copy.ts';
import './guideText.css';
import styles from './GuideText.module.css';

/** Shows player, description and questions. */
export function GuideText({ guide }: { guide: GuideDetail }) {
  return (
    <>
      <PlayerView guide={guide}>
        <BuyCall guide={guide} />
      </PlayerView>
      <div className="guide-text">
        <div className="guide-text-columns">
          <SafeHtml html={guide.descriptionHtml} lang={guide.lang} />
          {guide.faqs.length > 0 && (
            <section aria-labelledby="faqs">
              {/* The specification's heading is Italian. */}
              {/* eslint-disable-next-line no-restricted-syntax */}
              <Text as="h2" id="faqs" lang="it" className={styles.title}>
                {guideCopy.faqs}
              </Text>
              <FaqList faqs={guide.faqs} lang={guide.lang} />
            </section>
          )}
        </div>
      </div>
    </>
  );
}
