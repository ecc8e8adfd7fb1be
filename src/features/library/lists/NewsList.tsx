import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { longDate } from '../../../domain/text/date.ts';
import type { NewsItem } from '../../../domain/model.ts';
import { paths, routes } from '../../../shared/site/paths.ts';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { LoadMoreList } from './LoadMoreList.tsx';
import './library.css';

/** The news, newest first and largest. */
export function NewsList({ items }: { items: NewsItem[] }) {
  const newest = items[0]?.id;
  return (
    <LoadMoreList items={items} step={13} className="news">
      {(item) => <News key={item.id} item={item} isNewest={item.id === newest} />}
    </LoadMoreList>
  );
}

/** Each leads to the guide it is about, or to the plans. */
function News({ item, isNewest }: { item: NewsItem; isNewest: boolean }) {
  const { date, guideId, image, subtitle, title } = item;
  const wide = isNewest ? '(min-width: 900px) 576px, 100vw' : '(min-width: 900px) 384px, 100vw';
  return (
    <li className="news-item">
      <Link to={guideId === null ? routes.plans : paths.guide(guideId)}>
        <div className="news-picture">
          <Picture picture={image} alt="" sizes={wide} ratio={3 / 2} eager={isNewest} />
        </div>
        <div>
          <Typography variant="overline" color="textSecondary" component="time" dateTime={date}>
            {longDate(date)}
          </Typography>
          <Typography className="news-title" variant="h3" component="h2" lang="it">
            {title}
          </Typography>
          <Typography color="textSecondary" lang="it" sx={{ mt: 1, maxWidth: '60ch' }}>
            {subtitle}
          </Typography>
        </div>
      </Link>
    </li>
  );
}
