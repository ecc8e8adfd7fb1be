import LinearProgress from '@mui/material/LinearProgress';
import type { ReactNode } from 'react';
import { sizeText } from '../../../../domain/text/bytes.ts';
import { longDate } from '../../../../domain/text/date.ts';
import { paths } from '../../../../shared/site/paths.ts';
import { useContentLanguage } from '../../../../shared/site/useSite.ts';
import { Text } from '../../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../../shared/ui/basic/TextLink.tsx';
import { deleteOutlinedIcon } from '../../../../shared/ui/icons/generalIcons.ts';
import {
  fileDownloadOutlinedIcon,
  saveAltOutlinedIcon,
} from '../../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../../shared/ui/icons/Icon.tsx';
import { pauseIcon } from '../../../../shared/ui/icons/playIcons.ts';
import { closeIcon } from '../../../../shared/ui/icons/shellIcons.ts';
import { IconAction } from '../../../../shared/ui/tooltip/IconAction.tsx';
import { Picture } from '../../../../shared/ui/Picture.tsx';
import { PlayGuideButton } from '../../PlayGuideButton.tsx';
import { downloadsCopy } from './copy.ts';
import { downloadListCopy } from './listCopy.ts';
import { downloadsEvents } from '../state/downloadsSlice.ts';
import { percentOf, type Download } from '../state/downloadState.ts';
import { StatusIcon } from './StatusIcon.tsx';
import { useAppDispatch } from '../../../../shared/store/hooks.ts';

interface Props {
  download: Download;
  /** Called after the download is removed, which unmounts the focused button. */
  onRemoved: () => void;
}

const copy = downloadsCopy;
const { deletionRequested, pauseRequested, resumeRequested, saveRequested } = downloadsEvents;

/** Shows a download: its guide, status and size, and the buttons to pause, resume, play, save or delete it. */
export function DownloadItem({ download, onRemoved }: Props) {
  const { cover, guideId, status, total, received } = download;
  const dispatch = useAppDispatch();
  const title = download.title || copy.unreadable;
  const lang = useContentLanguage(download.lang);
  const isBusy = status === 'running' || status === 'queued';
  const isWhole = status === 'complete' || status === 'expired' || status === 'leaseEnded';
  // The size is unknown until the first response.
  const part = total > 0 ? downloadListCopy.sizeOf(sizeText(received), sizeText(total)) : '';
  const size = isWhole ? sizeText(received) : part;
  const state = status === 'running' ? copy.running(percentOf(download)) : copy.states[status];
  const why = whyOf(download);
  const renderAction = (label: string, icon: ReactNode, event: () => void) => (
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
        {cover && <Picture picture={cover} alt="" sizes="(max-width: 599px) 56px, 72px" />}
      </div>
      <div className="download-text">
        <TextLink
          to={paths.guide(guideId)}
          color="inherit"
          lang={download.title ? lang : undefined}
        >
          <Text as="span" variant="h4">
            {title}
          </Text>
        </TextLink>
        <Text variant="small" color="muted" className="download-state">
          <StatusIcon status={status} />
          <span>{size ? `${state} · ${size}` : state}</span>
        </Text>
        {!isWhole && (
          <LinearProgress
            variant="determinate"
            value={percentOf(download)}
            aria-label={copy.progressOf(title)}
          />
        )}
        {why && <Text variant="small">{why}</Text>}
      </div>
      <div className="download-actions">
        {isBusy &&
          renderAction(copy.pause, <Icon path={pauseIcon} />, () =>
            dispatch(pauseRequested(guideId)),
          )}
        {(status === 'paused' || status === 'failed') &&
          renderAction(copy.resume, <Icon path={fileDownloadOutlinedIcon} />, () =>
            dispatch(resumeRequested(guideId)),
          )}
        {status === 'complete' && <PlayGuideButton guideId={guideId} title={title} />}
        {status === 'complete' &&
          renderAction(copy.save, <Icon path={saveAltOutlinedIcon} />, () =>
            dispatch(saveRequested(guideId)),
          )}
        {isWhole
          ? renderAction(copy.remove, <Icon path={deleteOutlinedIcon} />, remove)
          : renderAction(copy.cancel, <Icon path={closeIcon} />, remove)}
      </div>
    </li>
  );
}

/** Returns why the download does not play, or until when it does; null if there is nothing to say. */
function whyOf({ leaseUntil, reason, status }: Download): string | null {
  if (status === 'expired') return copy.expiredReason;
  if (status === 'leaseEnded') return copy.leaseEndedReason;
  if (status === 'complete') return copy.leaseUntil(longDate(new Date(leaseUntil).toISOString()));
  return reason && copy.reasons[reason];
}
