import { longDate } from '../../../domain/text/date.ts';
import type { NewsItem } from '../../../domain/decode/customer/decodeUpdate.ts';
import { paths, routes } from '../../../shared/site/paths.ts';
import { useContentLanguage, useHasPlans } from '../../../shared/site/useSite.ts';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { LoadMoreList } from './LoadMoreList.tsx';
import './library.css';
import styles from './NewsList.module.css';

const narrowSizes = '(min-width: 712px) calc(50vw - 36px), calc(100vw - 40px)';
const newestSizes = `(min-width: 1200px) 552px, (min-width: 900px) calc(50vw - 48px), ${narrowSizes}`;
const newsSizes = `(min-width: 1200px) 368px, (min-width: 900px) calc(33.3vw - 32px), ${narrowSizes}`;

/** Shows the news, newest first; the newest is the largest. */
export function NewsList({ items }: { items: NewsItem[] }) {
  const newest = items[0]?.id;
  return (
    <LoadMoreList items={items} step={13} className="news">
      {(item) => <News key={item.id} item={item} isNewest={item.id === newest} />}
    </LoadMoreList>
  );
}

/** Shows a news item as a link to its guide; without one, to the plans, if the shop has any. */
function News({ item, isNewest }: { item: NewsItem; isNewest: boolean }) {
  const lang = useContentLanguage();
  const { date, guideId, image, subtitle, title } = item;
  const withoutGuide = useHasPlans() ? routes.plans : routes.home;
  return (
    <li className="news-item">
      <RouterLink to={guideId === null ? withoutGuide : paths.guide(guideId)}>
        <div className="news-picture">
          <Picture
            picture={image}
            alt=""
            sizes={isNewest ? newestSizes : newsSizes}
            ratio={3 / 2}
            eager={isNewest}
          />
        </div>
        <div>
          <Text as="time" variant="overline" color="muted" dateTime={date}>
            {longDate(date)}
          </Text>
          <Text as="h2" variant="h3" lang={lang} className="news-title">
            {title}
          </Text>
          <Text color="muted" lang={lang} className={styles.text}>
            {subtitle}
          </Text>
        </div>
      </RouterLink>
    </li>
  );
}
