import type { ArtObject } from '../../../domain/model.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { paths } from '../../../shared/site/paths.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { ExhibitCard, type CardPicture } from './ExhibitCard.tsx';

interface Props extends CardPicture {
  object: ArtObject;
}

/** Shows the picture, the category, the title and the first 200 characters of the text of an object. */
export function ObjectCard({ object, ...picture }: Props) {
  const { category, id, image, summary, title } = object;
  return (
    <ExhibitCard
      to={paths.object(id)}
      name={title}
      picture={image}
      {...picture}
      overline={truncate(category, textLimits.listTitle)}
    >
      <Text variant="small" color="muted">
        {summary}
      </Text>
    </ExhibitCard>
  );
}
