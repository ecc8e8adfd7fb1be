import CloudOff from '@mui/icons-material/CloudOffOutlined';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { selectDownload } from '../state/downloadsSelectors.ts';
import type { DownloadsRoot } from '../state/downloadState.ts';
import { StatusIcon } from '../downloads/StatusIcon.tsx';
import '../../lists/library.css';
import { unreachableCopy } from './copy.ts';

/** Whether a guide plays while the server cannot be reached. */
export function OfflineAvailability({ guideId }: { guideId: number }) {
  const status = useSelector((state: DownloadsRoot) => selectDownload(state, guideId)?.status);
  const { downloaded, needsConnection, notYours } = unreachableCopy;
  if (status === 'complete' || status === 'expired') {
    return (
      <Typography variant="body2" color="textSecondary" className="library-mark">
        <StatusIcon status={status} />
        {status === 'complete' ? downloaded : notYours}
      </Typography>
    );
  }
  return (
    <Typography variant="body2" color="textSecondary" className="library-mark">
      <CloudOff />
      {needsConnection}
    </Typography>
  );
}
