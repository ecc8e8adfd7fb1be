import type { Guide } from '../../../domain/model.ts';
import { dollars, isFree } from '../../../domain/text/money.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { cartCopy } from '../copy.ts';
import { useAddToCart } from '../useAddToCart.ts';

interface Props {
  guide: Pick<Guide, 'id' | 'price'>;
  /** Nothing beside it is as important. */
  isMain: boolean;
}

/**
 * Puts a guide into the cart, in words and with its price; one that is in the cart leads there.
 * A free guide is every customer's: a visitor signs in for it. Not for a guide that is owned.
 */
export function BuyButton({ guide, isMain }: Props) {
  const { id, price } = guide;
  const { isInCart, press } = useAddToCart(id);
  const offer = isFree(guide) ? cartCopy.getFree : cartCopy.buyFor(dollars(price));
  const label = isInCart ? cartCopy.toCartPage : offer;
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'inherit'}
      size="large"
      // Its place alone, until it is known where it leads.
      style={isInCart === undefined ? { visibility: 'hidden' } : undefined}
      onClick={() => void press()}
    >
      {label}
    </Button>
  );
}
