import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Motif } from '../../../shared/ui/brand/Motif.tsx';
import './library.css';

interface Props {
  title: string;
  children: string;
  /** The label and the target of the link button. */
  action: { label: string; to: string };
}

/** Shows the empty state of a section of the library. Smaller than that of a page: several can show at once. */
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
