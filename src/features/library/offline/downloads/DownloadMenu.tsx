import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useDispatch } from 'react-redux';
import { downloadsCopy } from './copy.ts';
import { downloadsEvents } from '../state/downloadsSlice.ts';
import type { Download } from '../state/downloadState.ts';

interface Props {
  guideId: number;
  /** Undefined if the browser cannot store downloads: the menu then only offers to save the files to disk. */
  download: Download | undefined;
  anchor: HTMLElement | null;
  onClose: () => void;
}

const { deletionRequested, pauseRequested, resumeRequested, saveRequested } = downloadsEvents;

const pause = { label: downloadsCopy.pause, event: pauseRequested };
const resume = { label: downloadsCopy.resume, event: resumeRequested };
const cancel = { label: downloadsCopy.cancel, event: deletionRequested };
const save = { label: downloadsCopy.save, event: saveRequested };
const remove = { label: downloadsCopy.remove, event: deletionRequested };

/** The menu items for each status of a download. */
const choices = {
  queued: [pause, cancel],
  running: [pause, cancel],
  paused: [resume, cancel],
  failed: [resume, cancel],
  complete: [save, remove],
  expired: [remove],
  leaseEnded: [remove],
} as const satisfies Record<Download['status'], readonly unknown[]>;

export function DownloadMenu({ guideId, download, anchor, onClose }: Props) {
  const dispatch = useDispatch();
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {!download && (
        <MenuItem disabled sx={{ whiteSpace: 'normal', maxWidth: 320 }}>
          {downloadsCopy.insecure}
        </MenuItem>
      )}
      {(download ? choices[download.status] : [save]).map(({ label, event }) => (
        <MenuItem
          key={label}
          onClick={() => {
            onClose();
            dispatch(event(guideId));
          }}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
