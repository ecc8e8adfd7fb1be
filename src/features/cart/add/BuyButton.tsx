import type { Guide } from '../../../domain/model.ts';
import { isFree, money } from '../../../domain/text/money.ts';
import { useCurrency } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { cartCopy } from '../copy.ts';
import { useAddToCart } from './useAddToCart.ts';

interface Props {
  guide: Pick<Guide, 'id' | 'title' | 'price'>;
  /** Contained if true (the primary action), else outlined. */
  isMain: boolean;
}

/**
 * Renders a text button with the price that adds a guide to the cart, or opens the cart if the guide is in it.
 * A free guide belongs to every customer: a visitor only signs in. Not for owned guides.
 */
export function BuyButton({ guide, isMain }: Props) {
  const currency = useCurrency();
  const { price } = guide;
  const { isInCart, press } = useAddToCart(guide);
  const offer = isFree(guide) ? cartCopy.getFree : cartCopy.buyFor(money(price, currency));
  const label = isInCart ? cartCopy.toCartPage : offer;
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'inherit'}
      size="large"
      // Reserves the space until the cart is loaded, which determines the label.
      style={isInCart === undefined ? { visibility: 'hidden' } : undefined}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
