import { Text } from '../../../../shared/ui/basic/Text.tsx';
import { cloudOffOutlinedIcon } from '../../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../../shared/ui/icons/Icon.tsx';
import { selectDownload } from '../state/downloadsSlice.ts';
import { StatusIcon } from '../downloads/StatusIcon.tsx';
import '../../lists/library.css';
import { unreachableCopy } from './copy.ts';
import { useAppSelector } from '../../../../shared/store/hooks.ts';

/** Shows whether a guide plays while the server is unreachable. */
export function OfflineAvailability({ guideId }: { guideId: number }) {
  const status = useAppSelector((state) => selectDownload(state, guideId)?.status);
  const { downloaded, needsConnection, notYours } = unreachableCopy;
  if (status === 'complete' || status === 'expired') {
    return (
      <Text variant="small" color="muted" className="library-mark">
        <StatusIcon status={status} />
        <span>{status === 'complete' ? downloaded : notYours}</span>
      </Text>
    );
  }
  return (
    <Text variant="small" color="muted" className="library-mark">
      <Icon path={cloudOffOutlinedIcon} />
      <span>{needsConnection}</span>
    </Text>
  );
}
