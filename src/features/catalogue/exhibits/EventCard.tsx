import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { CulturalEvent } from '../../../domain/model.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { paths } from '../../../shared/site/paths.ts';
import { exhibitsCopy } from './copy.ts';
import './exhibitCard.css';

/** Title and the first 200 characters of an event, followed by 'Read more'. */
export function EventCard({ event }: { event: CulturalEvent }) {
  return (
    <Card component="article" className="exhibit-card">
      <Link to={paths.event(event.id)}>
        <Stack sx={{ p: 3, gap: 1.5, flex: 1 }}>
          <Typography variant="h4" component="h3" lang="it">
            {event.title}
          </Typography>
          <Typography color="textSecondary" lang="it">
            {truncate(event.text, textLimits.summary)}
          </Typography>
          <span className="exhibit-card-more">{exhibitsCopy.readMore}</span>
        </Stack>
      </Link>
    </Card>
  );
}
