import { memo } from 'react';
import type { Guide } from '../../../domain/model.ts';
import { guidePrice, isFree } from '../../../domain/text/money.ts';
import { truncate, textLimits } from '../../../domain/text/text.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useContentLanguage, useCurrency } from '../../../shared/site/useSite.ts';
import { RouterLink } from '../../../shared/ui/basic/RouterLink.tsx';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { OpeningCard } from '../../../shared/ui/opening/OpeningCard.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { CartButton } from '../../cart/add/CartButton.tsx';
import { selectIsInCart } from '../../cart/selectIsInCart.ts';
import { LibraryButton } from '../../library/LibraryButton.tsx';
import { selectIsInLibrary } from '../../library/selectIsInLibrary.ts';
import { selectIsOwned } from '../../profile/ownership.ts';
import { catalogueCopy } from '../copy.ts';
import { guideLength } from './guideLength.ts';
import { gridSizes } from '../grid/gridSizes.ts';
import './guideCard.css';
import { PreviewButton } from './PreviewButton.tsx';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import type { RootState } from '../../../shared/store/rootState.ts';

/** Returns whether the state of all the card's buttons is loaded: ownership, library and, if shown, cart. */
const selectIsKnown = (state: RootState, guide: Guide, hasCart: boolean): boolean =>
  selectIsOwned(state, guide) !== undefined &&
  selectIsInLibrary(state, guide) !== undefined &&
  !(hasCart && selectIsInCart(state, guide.id) === undefined);

interface Props {
  guide: Guide;
  /** Maximum length of the description, in characters. Default: that of a grid. */
  descriptionLength?: number;
  /** The `sizes` attribute of the cover. Default: that of a grid. */
  sizes?: string;
  /** Loads the cover with high priority, for a card in the first viewport. Default: false. */
  eager?: boolean;
  /** Whether the card may have a cart button; false for purchases. Default: true. */
  sells?: boolean;
}

/**
 * Shows a guide in a carousel or grid: cover with the cart, preview and library buttons, category, title, price and
 * 'Get Access'. Memoized because a long grid has dozens of cards.
 */
export const GuideCard = memo(function GuideCard({
  guide,
  descriptionLength = textLimits.gridDescription,
  sizes = gridSizes,
  eager = false,
  sells = true,
}: Props) {
  const catalogueLang = useContentLanguage();
  const currency = useCurrency();
  const { id, lang, title, theme } = guide;
  const length = guideLength(guide);
  const isOwned = useAppSelector((state) => selectIsOwned(state, guide));
  const hasCart = sells && !isOwned && !isFree(guide);
  const isKnown = useAppSelector((state) => selectIsKnown(state, guide, hasCart));
  return (
    <OpeningCard className="guide-card">
      <div className="guide-card-cover">
        {/* Not in the tab order: 'Get Access' is a link to the same page. */}
        <RouterLink to={paths.guide(id)} tabIndex={-1} aria-hidden>
          <Picture picture={guide.cover} alt="" sizes={sizes} eager={eager} />
        </RouterLink>
        <div className="guide-card-marks">
          {isOwned && <span className="guide-card-owned">{catalogueCopy.owned}</span>}
          {length !== '' && <span className="guide-card-length">{length}</span>}
        </div>
        {/* Hidden until the state of all buttons is loaded: one that appeared later would shift the others. */}
        <div className="guide-card-actions" style={isKnown ? undefined : { visibility: 'hidden' }}>
          {hasCart && <CartButton guide={guide} namesGuide />}
          {theme && <PreviewButton guide={guide} />}
          <LibraryButton guide={guide} namesGuide />
        </div>
      </div>
      <div className="guide-card-text">
        <Text as="span" variant="overline" color="muted" lang={catalogueLang}>
          {truncate(guide.category.name, textLimits.listTitle)}
        </Text>
        <Text as="h3" variant="h4" lang={lang} title={title} aria-label={title}>
          {truncate(title, textLimits.cardTitle)}
        </Text>
        <Text variant="small" color="muted" lang={lang} className="guide-card-description">
          {truncate(guide.shortDescription, descriptionLength)}
        </Text>
        <div className="guide-card-foot">
          <Text translate={isFree(guide) ? 'yes' : 'no'}>{guidePrice(guide, currency)}</Text>
          <Button
            to={paths.guide(id)}
            size="small"
            variant="contained"
            aria-label={`${catalogueCopy.getAccess}: ${title}`}
          >
            {catalogueCopy.getAccess}
          </Button>
        </div>
      </div>
    </OpeningCard>
  );
});
