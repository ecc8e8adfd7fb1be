import PlayArrow from '@mui/icons-material/PlayArrow';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { truncate, textLimits } from '../../domain/text/text.ts';
import { selectContinuedGuide } from '../../features/player/resume/continued.ts';
import { progressEvents, type ProgressRoot } from '../../features/player/progress/progressSlice.ts';
import { paths } from '../../shared/site/paths.ts';
import { IconAction } from '../../shared/ui/tooltip/IconAction.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { homeCopy } from './copy.ts';
import './continueCard.css';

/** A guide that was begun in this browser: its page, and the button that plays it on. */
export function ContinueCard({ guideId, sizes }: { guideId: number; sizes: string }) {
  const dispatch = useDispatch();
  const guide = useSelector((state: ProgressRoot) => selectContinuedGuide(state, guideId));
  if (!guide) return null;
  const { cover, share, title, trackTitle } = guide;
  return (
    <Card component="article" className="continue-card">
      <Link to={paths.guide(guideId)}>
        <Picture picture={cover} alt="" sizes={sizes} />
        <div className="continue-card-text">
          <Typography variant="h4" component="h3" lang="it" title={title} aria-label={title}>
            {truncate(title, textLimits.cardTitle)}
          </Typography>
          <Typography variant="body2" color="textSecondary" lang="it">
            {truncate(trackTitle, textLimits.gridDescription)}
          </Typography>
        </div>
      </Link>
      <div className="continue-card-foot">
        <div className="continue-card-progress">
          <div className="continue-card-bar" aria-hidden>
            <div style={{ transform: `scaleX(${share})` }} />
          </div>
          <Typography variant="caption" color="textSecondary">
            {homeCopy.heard(share)}
          </Typography>
        </div>
        <IconAction
          label={homeCopy.resume(title)}
          onClick={() => dispatch(progressEvents.resumeRequested(guideId))}
        >
          <PlayArrow />
        </IconAction>
      </div>
    </Card>
  );
}
