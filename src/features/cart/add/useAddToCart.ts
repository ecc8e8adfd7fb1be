import { useNavigate } from 'react-router-dom';
import { routes } from '../../../shared/site/paths.ts';
import { selectHasToken } from '../../auth/session/sessionSlice.ts';
import { dialogEvents } from '../../auth/dialog/dialogSlice.ts';
import { useAddToCartMutation } from '../cartApi.ts';
import { selectIsInCart } from '../selectIsInCart.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

interface AddToCart {
  /** Undefined while unknown. */
  isInCart: boolean | undefined;
  /** Adds the guide to the cart and opens it. Without a token it opens the sign-in dialog. */
  press: () => Promise<unknown>;
}

export function useAddToCart(guideId: number): AddToCart {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const hasToken = useAppSelector(selectHasToken);
  const [add, { isLoading, isSuccess }] = useAddToCartMutation();
  const isInCart = useAppSelector((state) => selectIsInCart(state, guideId));
  const press = async () => {
    if (!hasToken) return dispatch(dialogEvents.signInRequested());
    if (isInCart) return navigate(routes.cart);
    // After a success the cart's page is on its way.
    if (isLoading || isSuccess) return;
    const result = await add(guideId);
    if ('data' in result) await navigate(routes.cart);
  };
  return { isInCart, press };
}
