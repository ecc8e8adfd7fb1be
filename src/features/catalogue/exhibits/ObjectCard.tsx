import type { ArtObject } from '../../../domain/model.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { paths } from '../../../shared/site/paths.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
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
      <Text variant="small" color="muted">
        {truncate(text, textLimits.summary)}
      </Text>
    </ExhibitCard>
  );
}
