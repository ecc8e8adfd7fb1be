import { Suspense } from 'react';
import type { GuideDetail } from '../../../domain/model.ts';
import { guidePrice, isFree } from '../../../domain/text/money.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { CartButton } from '../../../features/cart/add/CartButton.tsx';
import { LibraryButton } from '../../../features/library/LibraryButton.tsx';
import { DownloadButton } from '../../../features/library/offline/downloads/DownloadButton.tsx';
import { lazyComponent } from '../../../shared/lib/lazyComponent.ts';
import { paths, routes } from '../../../shared/site/paths.ts';
import { useContentLanguage, useCurrency } from '../../../shared/site/useSite.ts';
import { Breadcrumbs } from '../../../shared/ui/Breadcrumbs.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { guideCopy } from '../copy.ts';
import { GuideFacts } from './GuideFacts.tsx';
import './guideActions.css';
import './guideHead.css';
import { MainActions } from './MainActions.tsx';
import { SpinningCover } from './SpinningCover.tsx';
import styles from './GuideHead.module.css';

/** Few guides are in several languages: its code is loaded with them. */
const LanguageChoice = lazyComponent(
  () => import(/* webpackChunkName: "guide-languages" */ '../language/LanguageChoice.tsx'),
);

/** Shows breadcrumb, cover, title, description, price, facts, actions and the first sentence. */
export function GuideHead({ guide }: { guide: GuideDetail }) {
  const lang = useContentLanguage();
  const currency = useCurrency();
  const { category, isOwned, opening, shortDescription, title } = guide;
  return (
    <>
      <Breadcrumbs label={guideCopy.breadcrumb}>
        <TextLink to={routes.landing}>{guideCopy.home}</TextLink>
        <TextLink color="muted" to={paths.category(category.id)} lang={lang} title={category.name}>
          {truncate(category.name, textLimits.listTitle)}
        </TextLink>
      </Breadcrumbs>
      <div className="guide-head">
        <SpinningCover guide={guide} />
        <div className="guide-head-text">
          <Text as="h1" lang={guide.lang}>
            {title}
          </Text>
          <Text lang={guide.lang} className={styles.text}>
            {shortDescription}
          </Text>
          <div className={styles.facts}>
            <Text variant="h3" translate={isFree(guide) ? 'yes' : 'no'}>
              {guidePrice(guide, currency)}
            </Text>
            {isOwned && (
              <Text as="span" variant="overline" className={styles.kicker}>
                {guideCopy.owned}
              </Text>
            )}
          </div>
          <GuideFacts guide={guide} />
          {guide.languages && (
            <Suspense fallback={<div className={styles.languages} />}>
              <LanguageChoice
                guide={guide}
                languages={guide.languages}
                className={styles.languages}
              />
            </Suspense>
          )}
          <div className="guide-head-actions">
            <MainActions guide={guide} />
            <div className="guide-actions row gap-12">
              <DownloadButton guide={guide} />
              {!isOwned && <CartButton guide={guide} />}
              <LibraryButton guide={guide} />
            </div>
          </div>
          {opening !== '' && (
            <blockquote className="guide-opening" lang={guide.lang}>
              {opening}
            </blockquote>
          )}
        </div>
      </div>
    </>
  );
}
