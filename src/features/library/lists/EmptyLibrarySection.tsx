import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
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
        <Typography variant="h4" component="p">
          {title}
        </Typography>
        <Typography color="textSecondary">{children}</Typography>
      </div>
      <Button component={Link} to={action.to} variant="outlined">
        {action.label}
      </Button>
    </div>
  );
}
