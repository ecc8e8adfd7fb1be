import type { ReactNode } from 'react';
import type { OfferTexts } from '../../../domain/decode/site.ts';
import type { GuideDetail } from '../../../domain/model.ts';
import { guidePrice, isFree } from '../../../domain/text/money.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { clock } from '../../../domain/text/time.ts';
import { routes } from '../../../shared/site/paths.ts';
import {
  useContentLanguage,
  useCurrency,
  useHasPlans,
  useSite,
} from '../../../shared/site/useSite.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { subscribeCopy } from '../copy.ts';
import './plans.css';
import styles from './GuideOffer.module.css';

interface Props {
  guide: GuideDetail;
  /** The reason why the guide cannot be bought; null if it can. */
  note: string | null;
  /** The button: 'Add to Cart', or a link to the next step. */
  children: ReactNode;
}

/** Shows the tracks of a guide with their lengths, and which of them are free. */
function Inside({ guide }: { guide: GuideDetail }) {
  const { offer } = subscribeCopy;
  return (
    <section aria-labelledby="inside" className={styles.inside}>
      <Text as="h2" variant="h4" id="inside">
        {offer.inside}
      </Text>
      <ol className={styles.tracks}>
        {guide.tracks.map(({ duration, id, isFree: isFreeTrack, title }) => (
          <li key={id}>
            <span lang={guide.lang} className={styles.track}>
              {title}
            </span>
            {isFreeTrack && !isFree(guide) && (
              <span className={styles.free}>{offer.freeTrack}</span>
            )}
            {duration > 0 && <Text variant="time">{clock(duration)}</Text>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the shop's text about a guide. `price`: the API's decimal; `shown`: with its currency. */
const promoOf = (
  { other, price: usualPrice, usual }: OfferTexts,
  price: string,
  shown: string,
): string => (price === usualPrice ? usual : (other ?? usual).replace('{price}', shown));

/** Shows the offer of one guide: title, price, the shop's text about it, 'Life Time', and what is inside. */
export function GuideOffer({ guide, note, children }: Props) {
  const lang = useContentLanguage();
  const currency = useCurrency();
  const hasPlans = useHasPlans();
  const offered = useSite()?.offers?.guide;
  const price = guidePrice(guide, currency);
  const { offer, lifetime } = subscribeCopy;
  return (
    <div className="plan-offer">
      <div className="plan-offer-cover">
        <Picture picture={guide.cover} alt="" sizes="(min-width: 900px) 420px, 92vw" eager />
      </div>
      <div className={styles.words}>
        <Text as="span" variant="overline" color="muted" lang={lang} title={guide.category.name}>
          {truncate(guide.category.name, textLimits.listTitle)}
        </Text>
        <Text as="h1" lang={guide.lang}>
          {guide.title}
        </Text>
        <Text lang={guide.lang} className={styles.text}>
          {guide.shortDescription}
        </Text>
        <div className={styles.actions}>
          <Text color="muted">{offer.thisGuide}</Text>
          <Text variant="h2" translate={isFree(guide) ? 'yes' : 'no'}>
            {price}
          </Text>
          <Text color="muted">{lifetime}</Text>
        </div>
        <Text color="muted" role={note ? 'status' : undefined}>
          {note ?? (offered && promoOf(offered, guide.price, price))}
        </Text>
        <div className="row gap-12">{children}</div>
        {!guide.isOwned && hasPlans && <TextLink to={routes.plans}>{offer.allPlans}</TextLink>}
        {guide.tracks.length > 0 && <Inside guide={guide} />}
      </div>
    </div>
  );
}
