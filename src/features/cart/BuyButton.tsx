import Button from '@mui/material/Button';
import type { Guide } from '../../domain/model.ts';
import { dollars } from '../../domain/money.ts';
import { cartCopy } from './copy.ts';
import { useAddToCart } from './useAddToCart.ts';

interface Props {
  guide: Pick<Guide, 'id' | 'isOwned' | 'price'>;
  /** Nothing beside it is as important. */
  isMain: boolean;
}

/** Puts a guide into the cart, in words and with its price; one that is in the cart leads there. Hidden when owned. */
export function BuyButton({ guide, isMain }: Props) {
  const { id, isOwned, price } = guide;
  const { isInCart, press } = useAddToCart(id);
  if (isOwned) return null;
  return (
    <Button
      variant={isMain ? 'contained' : 'outlined'}
      color={isMain ? 'primary' : 'inherit'}
      size="large"
      onClick={() => void press()}
    >
      {isInCart ? cartCopy.toCartPage : cartCopy.buyFor(dollars(price))}
    </Button>
  );
}
