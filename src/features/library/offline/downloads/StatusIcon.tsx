import { errorOutlinedIcon } from '../../../../shared/ui/icons/generalIcons.ts';
import {
  downloadDoneIcon,
  downloadingIcon,
  lockClockOutlinedIcon,
  lockOutlinedIcon,
} from '../../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../../shared/ui/icons/Icon.tsx';
import { pauseCircleOutlinedIcon } from '../../../../shared/ui/icons/playerIcons.ts';
import type { DownloadStatus } from '../state/downloadState.ts';

const icons = {
  queued: downloadingIcon,
  running: downloadingIcon,
  paused: pauseCircleOutlinedIcon,
  failed: errorOutlinedIcon,
  complete: downloadDoneIcon,
  expired: lockOutlinedIcon,
  leaseEnded: lockClockOutlinedIcon,
} as const satisfies Record<DownloadStatus, string>;

/** Shows the icon of a download's status. Decorative: a text beside it states the status. */
export function StatusIcon({ status }: { status: DownloadStatus }) {
  return <Icon path={icons[status]} color={status === 'complete' ? 'success' : undefined} />;
}
