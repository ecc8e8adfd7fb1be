import type { CulturalEvent } from '../../../domain/model.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { exhibitsCopy } from './copy.ts';
import './exhibitCard.css';

/** Shows the title and the first 200 characters of an event, followed by 'Read more'. */
export function EventCard({ event }: { event: CulturalEvent }) {
  const lang = useContentLanguage();
  return (
    <Card as="article" className="exhibit-card event-card">
      <RouterLink to={paths.event(event.id)}>
        <div className="exhibit-card-text">
          <Text as="h3" variant="h4" lang={lang}>
            {event.title}
          </Text>
          <Text color="muted" lang={lang}>
            {event.summary}
          </Text>
          <span className="exhibit-card-more">{exhibitsCopy.readMore}</span>
        </div>
      </RouterLink>
    </Card>
  );
}
