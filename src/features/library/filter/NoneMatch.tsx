import Typography from '@mui/material/Typography';
import { findCopy } from './copy.ts';

/** In place of a list that has guides, none of which is searched for. */
export const NoneMatch = () => <Typography color="textSecondary">{findCopy.noneMatch}</Typography>;
