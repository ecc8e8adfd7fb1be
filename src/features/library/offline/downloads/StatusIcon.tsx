import DownloadDone from '@mui/icons-material/DownloadDone';
import Downloading from '@mui/icons-material/Downloading';
import ErrorOutline from '@mui/icons-material/ErrorOutlined';
import LockClock from '@mui/icons-material/LockClockOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import type { DownloadStatus } from '../state/downloadState.ts';

const icons = {
  queued: Downloading,
  running: Downloading,
  paused: PauseCircleOutlined,
  failed: ErrorOutline,
  complete: DownloadDone,
  expired: LockOutlined,
  leaseEnded: LockClock,
} as const satisfies Record<DownloadStatus, unknown>;

/** What has become of a download, beside words that say it. */
export function StatusIcon({ status }: { status: DownloadStatus }) {
  const Icon = icons[status];
  return <Icon color={status === 'complete' ? 'success' : 'inherit'} />;
}
