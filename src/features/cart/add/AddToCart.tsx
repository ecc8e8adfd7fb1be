import type { Guide } from '../../../domain/model.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { cartCopy } from '../copy.ts';
import { useAddToCart } from './useAddToCart.ts';

/** Shows 'Add to Cart' as a text button, for offers; if the guide is in the cart, it opens the cart. */
export function AddToCart({ guide }: { guide: Pick<Guide, 'id' | 'title' | 'price'> }) {
  const { isInCart, press } = useAddToCart(guide);
  return (
    <Button variant="contained" size="large" onClick={() => void press()}>
      {isInCart ? cartCopy.toCartPage : cartCopy.addToCart}
    </Button>
  );
}
