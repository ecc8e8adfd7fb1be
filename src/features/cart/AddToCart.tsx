import { Button } from '../../shared/ui/basic/Button.tsx';
import { cartCopy } from './copy.ts';
import { useAddToCart } from './useAddToCart.ts';

/** 'Add to Cart' in words, for an offer's page; a guide that is there already leads to the cart. */
export function AddToCart({ guideId }: { guideId: number }) {
  const { isInCart, press } = useAddToCart(guideId);
  return (
    <Button variant="contained" size="large" onClick={() => void press()}>
      {isInCart ? cartCopy.toCartPage : cartCopy.addToCart}
    </Button>
  );
}
