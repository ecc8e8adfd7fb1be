import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId } from 'react';
import { useBackCloses } from '../../../../shared/ui/page/useBackCloses.ts';
import { downloadsCopy } from './copy.ts';
import { downloadsEvents, type NamedGuide } from '../state/downloadsSlice.ts';
import type { Download } from '../state/downloadState.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';

interface Props {
  guide: NamedGuide;
  /** Undefined if the guide is not downloaded: the menu then has a notice. */
  download: Download | undefined;
  /** Whether the browser can store downloads: otherwise the menu only offers to save the files to disk. */
  canStore: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

const { deletionRequested, downloadRequested, pauseRequested, resumeRequested, saveRequested } =
  downloadsEvents;

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

/** It is text to read, not a control that is pale because it cannot be used. */
const noticeStyle = { whiteSpace: 'normal', maxWidth: 320, '&.Mui-disabled': { opacity: 1 } };

export function DownloadMenu({ guide, download, canStore, anchor, onClose }: Props) {
  const dispatch = useAppDispatch();
  const notice = useId();
  useBackCloses(anchor !== null, onClose);
  const choose = (action: Parameters<typeof dispatch>[0]) => () => {
    onClose();
    dispatch(action);
  };
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      // The notice is no item that the focus reaches: screen readers read it with the menu.
      slotProps={{ list: { 'aria-describedby': download ? undefined : notice } }}
    >
      {!download && (
        <MenuItem disabled id={notice} sx={noticeStyle}>
          <span>{canStore ? downloadsCopy.unusedSite : downloadsCopy.insecure}</span>
        </MenuItem>
      )}
      {!download && canStore && (
        <MenuItem onClick={choose(downloadRequested(guide))}>{downloadsCopy.download}</MenuItem>
      )}
      {(download ? choices[download.status] : [save]).map(({ label, event }) => (
        <MenuItem key={label} onClick={choose(event(guide.guideId))}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  );
}
