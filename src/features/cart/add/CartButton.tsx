import type { Guide } from '../../../domain/model.ts';
import { isFree } from '../../../domain/text/money.ts';
import { addShoppingCartIcon, shoppingCartIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { cartCopy } from '../copy.ts';
import { useAddToCart } from './useAddToCart.ts';

interface Props {
  guide: Pick<Guide, 'id' | 'title' | 'price'>;
  /** Adds the guide's title to the accessible name, where several guides are listed; default false. */
  namesGuide?: boolean;
}

/** Renders the icon button that adds a guide to the cart. Not for free or owned guides. */
export function CartButton({ guide, namesGuide = false }: Props) {
  const { title } = guide;
  const { isInCart, press } = useAddToCart(guide);
  if (isFree(guide)) return null;
  const [own, named] = isInCart
    ? [cartCopy.inCart, cartCopy.guideInCart(title)]
    : [cartCopy.addToCart, cartCopy.addGuide(title)];
  return (
    <IconAction
      label={namesGuide ? named : own}
      onClick={() => void press()}
      isPlaceholder={isInCart === undefined}
    >
      <Icon path={isInCart ? shoppingCartIcon : addShoppingCartIcon} />
    </IconAction>
  );
}
