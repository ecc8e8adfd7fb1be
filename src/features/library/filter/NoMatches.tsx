import Typography from '@mui/material/Typography';
import { filterCopy } from './copy.ts';

/** In place of a list that has guides, none of which is searched for. */
export const NoMatches = () => (
  <Typography color="textSecondary">{filterCopy.noneMatch}</Typography>
);
