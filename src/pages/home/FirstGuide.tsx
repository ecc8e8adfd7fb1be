import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { Guide } from '../../domain/model.ts';
import { paths } from '../../shared/site/paths.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { homeCopy } from './copy.ts';
import './firstGuide.css';

/** 'Continue with' before anything was begun: what the row is for, and one guide to begin with. */
export function FirstGuide({ guide }: { guide: Guide | undefined }) {
  if (!guide) return <Typography color="textSecondary">{homeCopy.nothingStarted}</Typography>;
  const { id, title, cover, shortDescription } = guide;
  return (
    <Card className="first-guide">
      <div className="first-guide-cover">
        <Picture picture={cover} alt="" sizes="(min-width: 600px) 176px, 96px" />
      </div>
      <div className="first-guide-text">
        <Typography color="textSecondary">{homeCopy.nothingStarted}</Typography>
        <Typography variant="h3" lang="it">
          {title}
        </Typography>
        <Typography
          variant="body2"
          color="textSecondary"
          lang="it"
          className="first-guide-description"
        >
          {shortDescription}
        </Typography>
      </div>
      <Button
        component={Link}
        to={paths.guide(id)}
        variant="contained"
        aria-label={homeCopy.beginGuide(title)}
        className="first-guide-action"
      >
        {homeCopy.begin}
      </Button>
    </Card>
  );
}
