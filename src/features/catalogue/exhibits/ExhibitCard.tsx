import type { ReactNode } from 'react';
import type { Picture as PictureModel } from '../../../domain/model.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { OpeningCard } from '../../../shared/ui/opening/OpeningCard.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { gridSizes } from '../grid/gridSizes.ts';
import './exhibitCard.css';

export interface CardPicture {
  /** The `sizes` attribute of the picture. Default: that of a grid. */
  sizes?: string;
  /** Loads the picture with high priority, for a card in the first viewport. Default: false. */
  eager?: boolean;
}

interface Props extends CardPicture {
  to: string;
  /** The full name; the card truncates it to 20 characters. */
  name: string;
  picture: PictureModel;
  /** Aspect ratio of the picture: width divided by height. */
  ratio?: number;
  /** Text in the `overline` variant above the name. */
  overline?: string;
  children?: ReactNode;
}

/** Shows a person, an object or a place in a grid or carousel. The whole card is a link to its page. */
export function ExhibitCard({
  to,
  name,
  picture,
  sizes = gridSizes,
  overline,
  children,
  ...shape
}: Props) {
  const lang = useContentLanguage();
  return (
    <OpeningCard className="exhibit-card">
      <RouterLink to={to}>
        <Picture picture={picture} alt="" sizes={sizes} {...shape} />
        <div lang={lang} className="exhibit-card-text">
          {overline && (
            <Text as="span" variant="overline" color="muted">
              {overline}
            </Text>
          )}
          <Text as="h3" variant="h4" title={name} className="exhibit-card-name">
            {truncate(name, textLimits.listTitle)}
          </Text>
          {children}
        </div>
      </RouterLink>
    </OpeningCard>
  );
}
