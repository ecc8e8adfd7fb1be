import { paths } from '../../../shared/site/paths.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Motif } from '../../../shared/ui/brand/Motif.tsx';
import './library.css';
import { libraryCopy } from '../copy.ts';

const browse = { label: libraryCopy.browse, to: paths.everyGuide };

interface Props {
  title: string;
  children: string;
  /** The label and the target of the link button. Default: the list of all guides. */
  action?: { label: string; to: string };
}

/** Shows the empty state of a section of the library. Smaller than that of a page: several can show at once. */
export function EmptyLibrarySection({ title, children, action = browse }: Props) {
  return (
    <div className="empty-library-section">
      <Motif />
      <div>
        <Text variant="h4">{title}</Text>
        <Text color="muted">{children}</Text>
      </div>
      <Button to={action.to} variant="outlined">
        {action.label}
      </Button>
    </div>
  );
}
