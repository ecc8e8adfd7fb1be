import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Picture as PictureModel } from '../../../domain/model.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { Picture } from '../../../shared/ui/Picture.tsx';
import './exhibitCard.css';

interface Props {
  to: string;
  /** Shown cut to 20 characters. */
  name: string;
  picture: PictureModel;
  /** How wide the picture is shown: the `sizes` attribute. */
  sizes: string;
  /** Width over height of the picture. */
  ratio?: number;
  /** A line of small capitals above the name. */
  overline?: string;
  children?: ReactNode;
}

/** A person, an object or a place in a grid or row: the whole card leads to its page. */
export function ExhibitCard({ to, name, picture, sizes, ratio, overline, children }: Props) {
  return (
    <Card component="article" className="exhibit-card">
      <Link to={to}>
        <Picture picture={picture} alt="" sizes={sizes} ratio={ratio} />
        <Stack sx={{ p: 2, gap: 0.5, flex: 1 }} lang="it">
          {overline && (
            <Typography variant="overline" color="textSecondary">
              {overline}
            </Typography>
          )}
          <Typography variant="h4" component="h3" title={name}>
            {truncate(name, textLimits.listTitle)}
          </Typography>
          {children}
        </Stack>
      </Link>
    </Card>
  );
}
