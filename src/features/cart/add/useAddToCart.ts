import { useNavigate } from 'react-router-dom';
import type { Guide } from '../../../domain/model.ts';
import { isFree } from '../../../domain/text/money.ts';
import { routes } from '../../../shared/site/paths.ts';
import { selectHasToken } from '../../auth/session/sessionSlice.ts';
import { dialogEvents } from '../../auth/dialog/dialogSlice.ts';
import { useAddToCartMutation } from '../cartApi.ts';
import { selectIsInCart } from '../selectIsInCart.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

/** Returns what a button to buy a guide needs; `isInCart` is undefined while it is unknown. */
export function useAddToCart(guide: Pick<Guide, 'id' | 'title' | 'price'>) {
  const { id, title } = guide;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const hasToken = useAppSelector(selectHasToken);
  const [add, { isLoading, isSuccess }] = useAddToCartMutation();
  const isInCart = useAppSelector((state) => selectIsInCart(state, id));
  /** Adds the guide to the cart and opens it. Without a token it opens the sign-in dialog. */
  const press = async () => {
    if (!hasToken) {
      const endpointName = isFree(guide) ? 'getFree' : 'addToCart';
      const intent = { endpointName, argument: id, about: title, leadsOn: true };
      return dispatch(dialogEvents.signInRequested(intent));
    }
    if (isInCart) return navigate(routes.cart);
    // After a success the cart's page is on its way.
    if (isLoading || isSuccess) return;
    const result = await add(id);
    if ('data' in result) await navigate(routes.cart);
  };
  return { isInCart, press };
}
