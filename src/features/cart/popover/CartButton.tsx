import AddShoppingCart from '@mui/icons-material/AddShoppingCart';
import ShoppingCart from '@mui/icons-material/ShoppingCart';
import type { Guide } from '../../../domain/model.ts';
import { isFree } from '../../../domain/text/money.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { cartCopy } from '../copy.ts';
import { useAddToCart } from '../useAddToCart.ts';

interface Props {
  guide: Pick<Guide, 'id' | 'title' | 'price' | 'isOwned'>;
  /** Among the buttons of many guides, each says which one it is for. */
  namesGuide?: boolean;
}

/** Adds a guide to the cart. Hidden when the guide is owned or free. */
export function CartButton({ guide, namesGuide = false }: Props) {
  const { id, title, isOwned } = guide;
  const { isInCart, press } = useAddToCart(id);
  if (isOwned || isFree(guide)) return null;
  const [own, named] = isInCart
    ? [cartCopy.inCart, cartCopy.guideInCart(title)]
    : [cartCopy.addToCart, cartCopy.addGuide(title)];
  return (
    <IconAction label={namesGuide ? named : own} onClick={() => void press()}>
      {isInCart ? <ShoppingCart /> : <AddShoppingCart />}
    </IconAction>
  );
}
