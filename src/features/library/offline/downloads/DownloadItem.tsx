import Delete from '@mui/icons-material/DeleteOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Close from '@mui/icons-material/Close';
import Pause from '@mui/icons-material/Pause';
import SaveAlt from '@mui/icons-material/SaveAlt';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { Link as RouterLink } from 'react-router-dom';
import { sizeText } from '../../../../domain/text/bytes.ts';
import { longDate } from '../../../../domain/text/date.ts';
import { paths } from '../../../../shared/site/paths.ts';
import { IconAction } from '../../../../shared/ui/tooltip/IconAction.tsx';
import { Picture } from '../../../../shared/ui/Picture.tsx';
import { PlayGuideButton } from '../../PlayGuideButton.tsx';
import { downloadsCopy } from './copy.ts';
import { percentOf } from '../state/downloadsSelectors.ts';
import { downloadsEvents } from '../state/downloadsSlice.ts';
import type { Download } from '../state/downloadState.ts';
import { StatusIcon } from './StatusIcon.tsx';

interface Props {
  download: Download;
  /** What had the keyboard's focus is gone. */
  onRemoved: () => void;
}

const copy = downloadsCopy;
const { deletionRequested, pauseRequested, resumeRequested, saveRequested } = downloadsEvents;

/** One download: what it is, how much of it is here, and what can be done with it. */
export function DownloadItem({ download, onRemoved }: Props) {
  const { cover, guideId, status, total, received } = download;
  const dispatch = useDispatch();
  const title = download.title || copy.unreadable;
  const isBusy = status === 'running' || status === 'queued';
  const isWhole = status === 'complete' || status === 'expired' || status === 'leaseEnded';
  // Before the first answer its size is unknown.
  const part = total > 0 ? copy.sizeOf(sizeText(received), sizeText(total)) : '';
  const size = isWhole ? sizeText(received) : part;
  const why = whyOf(download);
  const act = (label: string, icon: ReactNode, event: () => void) => (
    <IconAction label={copy.of(label, title)} onClick={event}>
      {icon}
    </IconAction>
  );
  const remove = () => {
    dispatch(deletionRequested(guideId));
    onRemoved();
  };
  return (
    <li className="download">
      <div className="download-cover">
        {cover && <Picture picture={cover} alt="" sizes="72px" />}
      </div>
      <div className="download-text">
        <Link component={RouterLink} to={paths.guide(guideId)} color="inherit" lang="it">
          <Typography variant="h4" component="span">
            {title}
          </Typography>
        </Link>
        <Typography variant="body2" color="textSecondary" className="download-state">
          <StatusIcon status={status} />
          {status === 'running' ? copy.running(percentOf(download)) : copy.states[status]}
          {size && ` · ${size}`}
        </Typography>
        {!isWhole && (
          <LinearProgress
            variant="determinate"
            value={percentOf(download)}
            aria-label={copy.progressOf(title)}
          />
        )}
        {why && <Typography variant="body2">{why}</Typography>}
      </div>
      <div className="download-actions">
        {isBusy && act(copy.pause, <Pause />, () => dispatch(pauseRequested(guideId)))}
        {(status === 'paused' || status === 'failed') &&
          act(copy.resume, <DownloadIcon />, () => dispatch(resumeRequested(guideId)))}
        {status === 'complete' && <PlayGuideButton guideId={guideId} title={title} />}
        {status === 'complete' &&
          act(copy.save, <SaveAlt />, () => dispatch(saveRequested(guideId)))}
        {isWhole ? act(copy.remove, <Delete />, remove) : act(copy.cancel, <Close />, remove)}
      </div>
    </li>
  );
}

/** Why it does not play, or until when it does. */
function whyOf({ leaseUntil, reason, status }: Download): string | null {
  if (status === 'expired') return copy.expiredReason;
  if (status === 'leaseEnded') return copy.leaseEndedReason;
  if (status === 'complete') return copy.leaseUntil(longDate(new Date(leaseUntil).toISOString()));
  return reason && copy.reasons[reason];
}
