import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { routes } from '../../shared/site/paths.ts';
import { selectHasToken } from '../auth/session/authSelectors.ts';
import { dialogEvents } from '../auth/dialog/dialogSlice.ts';
import { cartApi, useAddToCartMutation } from './cartApi.ts';

interface AddToCart {
  isInCart: boolean;
  /**
   * Adds the guide to the cart and goes there. Without a token it opens the sign-in dialog
   * (R-5.15).
   */
  press: () => Promise<unknown>;
}

export function useAddToCart(guideId: number): AddToCart {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const hasToken = useSelector(selectHasToken);
  const [add, { isLoading }] = useAddToCartMutation();
  // The header keeps the cart up to date: here it is only looked at.
  const { isInCart } = cartApi.endpoints.cart.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({
      isInCart: data?.items.some((item) => item.guide.id === guideId) ?? false,
    }),
  });
  const press = async () => {
    if (!hasToken) return dispatch(dialogEvents.signInRequested());
    if (isInCart) return navigate(routes.cart);
    if (isLoading) return;
    const answer = await add(guideId);
    if ('data' in answer) await navigate(routes.cart);
  };
  return { isInCart, press };
}
