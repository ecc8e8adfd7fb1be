import Typography from '@mui/material/Typography';
import type { ArtObject } from '../../../domain/model.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { paths } from '../../../shared/site/paths.ts';
import { ExhibitCard } from './ExhibitCard.tsx';

/** Picture, kind of work, title, and the first 200 characters about it. */
export function ObjectCard({ object, sizes }: { object: ArtObject; sizes: string }) {
  const { category, id, image, text, title } = object;
  return (
    <ExhibitCard
      to={paths.object(id)}
      name={title}
      picture={image}
      sizes={sizes}
      overline={truncate(category, textLimits.listTitle)}
    >
      <Typography variant="body2" color="textSecondary">
        {truncate(text, textLimits.summary)}
      </Typography>
    </ExhibitCard>
  );
}
