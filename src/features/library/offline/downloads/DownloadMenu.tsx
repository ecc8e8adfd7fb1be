import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId } from 'react';
import type { Guide } from '../../../../domain/model.ts';
import { languageName } from '../../../../domain/text/language.ts';
import { useBackCloses } from '../../../../shared/ui/page/useBackCloses.ts';
import { downloadsCopy } from './copy.ts';
import { downloadsEvents, type NamedGuide } from '../state/downloadsSlice.ts';
import type { Download } from '../state/downloadState.ts';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';

interface Props {
  guide: NamedGuide & Pick<Guide, 'lang'>;
  /** Undefined for a guide in one. */
  languages: string[] | undefined;
  /** Undefined if the guide is not downloaded. */
  download: Download | undefined;
  /** Whether the browser can store downloads: otherwise the menu only offers to save the files to disk. */
  canStore: boolean;
  /** What to know before a download; false: nothing. */
  notice: string | false;
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

/** Returns what can be downloaded: a guide in several languages in the one that its page has, or in all of them. */
function downloadsOf(
  guide: Props['guide'],
  languages: Props['languages'],
): { label: string; request: NamedGuide }[] {
  if (!languages) return [{ label: downloadsCopy.download, request: guide }];
  const { lang } = guide;
  // The titles of the first one are those of the download.
  const all = [lang, ...languages.filter((each) => each !== lang)];
  return [
    {
      label: downloadsCopy.inLanguage(languageName(lang)),
      request: { ...guide, languages: [lang] },
    },
    { label: downloadsCopy.inAllLanguages, request: { ...guide, languages: all } },
  ];
}

export function DownloadMenu(props: Props) {
  const { guide, languages, download, canStore, anchor, onClose } = props;
  const dispatch = useAppDispatch();
  const id = useId();
  const notice = download === undefined && props.notice;
  const downloads = download || !canStore ? [] : downloadsOf(guide, languages);
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
      slotProps={{ list: { 'aria-describedby': notice === false ? undefined : id } }}
    >
      {notice !== false && (
        <MenuItem disabled id={id} sx={noticeStyle}>
          <span>{notice}</span>
        </MenuItem>
      )}
      {downloads.map(({ label, request }) => (
        <MenuItem key={label} onClick={choose(downloadRequested(request))}>
          {label}
        </MenuItem>
      ))}
      {(download ? choices[download.status] : notice === false ? [] : [save]).map(
        ({ label, event }) => (
          <MenuItem key={label} onClick={choose(event(guide.guideId))}>
            {label}
          </MenuItem>
        ),
      )}
    </Menu>
  );
}
