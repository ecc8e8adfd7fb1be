import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ArtObject } from '../../domain/model.ts';
import { objectCopy } from './copy.ts';

/** Year of creation, technique, dimension, category: those that are known. */
export function Facts({ object }: { object: ArtObject }) {
  const facts = [
    [objectCopy.year, object.year],
    [objectCopy.technique, object.technique],
    [objectCopy.dimension, object.dimensions],
    [objectCopy.category, object.category],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        m: 0,
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        borderTop: 1,
        borderColor: 'divider',
        pt: 2.5,
      }}
    >
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <Typography variant="overline" component="dt" color="textSecondary">
              {label}
            </Typography>
            <Typography component="dd" lang="it" sx={{ m: 0 }}>
              {value}
            </Typography>
          </div>
        ))}
    </Box>
  );
}
