import { locale } from '../../../../domain/text/locale.ts';
import { Button } from '../../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../../shared/ui/basic/Text.tsx';
import { errorCopy } from '../../../../shared/ui/copy.ts';
import { cloudOffOutlinedIcon } from '../../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../../shared/ui/icons/Icon.tsx';
import { unreachableCopy as copy } from './copy.ts';
import '../../lists/library.css';

interface Props {
  /** Why the server is unreachable; null if it is reachable. */
  why: 'offline' | 'gone' | null;
  /** When the shown lists were fetched, in milliseconds since 1970; null if no list is shown. */
  readAt: number | null;
  isTrying: boolean;
  onRetry: () => void;
}

const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });

/** Shows that the server is unreachable, and how old the lists are. The live region is mounted before its text. */
export function UnreachableNotice({ why, readAt, isTrying, onRetry }: Props) {
  return (
    <div role="status">
      {why && (
        <div className="unreachable-notice">
          <Icon path={cloudOffOutlinedIcon} />
          <div>
            <Text variant="h4">
              {why === 'offline' && readAt === null ? copy.notHere : copy[why].title}
            </Text>
            <Text color="muted">
              {readAt === null ? copy.noLists : copy[why].lists(time.format(readAt))}
            </Text>
          </div>
          {why === 'gone' && (
            <Button variant="outlined" onClick={onRetry}>
              {isTrying ? copy.trying : errorCopy.tryAgain}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
