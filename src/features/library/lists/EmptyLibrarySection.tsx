import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Motif } from '../../../shared/ui/brand/Motif.tsx';
import './library.css';

interface Props {
  title: string;
  children: string;
  /** The one way on. */
  action: { label: string; to: string };
}

/** One of the library's sections with nothing in it: smaller than a page's empty state, since three may stand here. */
export function EmptyLibrarySection({ title, children, action }: Props) {
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
