import AddShoppingCart from '@mui/icons-material/AddShoppingCart';
import ShoppingCart from '@mui/icons-material/ShoppingCart';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { Guide } from '../../domain/model.ts';
import { routes } from '../../shared/paths.ts';
import { IconAction } from '../../shared/ui/IconAction.tsx';
import { selectHasToken } from '../auth/authSelectors.ts';
import { dialogEvents } from '../auth/dialogSlice.ts';
import { cartApi, useAddToCartMutation } from './cartApi.ts';
import { cartCopy } from './copy.ts';

interface Props {
  guide: Pick<Guide, 'id' | 'title' | 'isOwned'>;
  /** Among the buttons of many guides, each says which one it is for. */
  namesGuide?: boolean;
}

/**
 * Puts a guide into the cart, and goes there (spec sections 4 and 5): hidden when the guide is owned; without
 * a token it opens the sign-in dialog.
 */
export function CartButton({ guide, namesGuide = false }: Props) {
  const { id, title, isOwned } = guide;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const hasToken = useSelector(selectHasToken);
  const [add, { isLoading }] = useAddToCartMutation();
  // The header keeps the cart up to date: here it is only looked at.
  const { isInCart } = cartApi.endpoints.cart.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      isInCart: data?.items.some((item) => item.guide.id === id) ?? false,
    }),
  });
  if (isOwned) return null;

  const press = async () => {
    if (!hasToken) return dispatch(dialogEvents.signInRequested());
    if (isInCart) return navigate(routes.cart);
    if (isLoading) return;
    const answer = await add(id);
    if ('data' in answer) await navigate(routes.cart);
  };
  const [own, named] = isInCart
    ? [cartCopy.inCart, cartCopy.guideInCart(title)]
    : [cartCopy.addToCart, cartCopy.addGuide(title)];
  return (
    <IconAction label={namesGuide ? named : own} onClick={() => void press()}>
      {isInCart ? <ShoppingCart /> : <AddShoppingCart />}
    </IconAction>
  );
}
