import type { CartItem } from '../../../domain/decode/customer/decodeCart.ts';
import { money } from '../../../domain/text/money.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useCurrency } from '../../../shared/site/useSite.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../../shared/ui/basic/TextLink.tsx';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { useRemoveFromCartMutation } from '../cartApi.ts';
import { cartCopy } from '../copy.ts';
import '../cart.css';

interface Props {
  item: CartItem;
  /** Uses the small layout of the popover; default false. */
  dense?: boolean;
  /** Called after the removal, before the line unmounts: the caller moves the focus. */
  onRemoved: () => void;
}

/** Shows one guide in the cart: cover, title, 'Single Subscription', price, 'Remove'. */
export function CartLine({ item, dense = false, onRemoved }: Props) {
  const currency = useCurrency();
  const { title, cover, price, id, lang } = item.guide;
  const [remove, { isLoading, isSuccess }] = useRemoveFromCartMutation();
  const press = async () => {
    const result = await remove(item.id);
    if ('data' in result) onRemoved();
  };
  return (
    <li data-dense={dense || undefined} className="cart-line">
      <div className="cart-line-cover">
        <Picture
          picture={cover}
          alt=""
          sizes={dense ? '64px' : '(max-width: 359px) 56px, (max-width: 599px) 80px, 120px'}
        />
      </div>
      <div>
        <TextLink to={paths.guide(id)} color="inherit" lang={lang}>
          <Text as="span" variant={dense ? 'h5' : 'h4'}>
            {title}
          </Text>
        </TextLink>
        <Text variant={dense ? 'caption' : 'small'} color="muted">
          {cartCopy.single}
        </Text>
      </div>
      <Text className="cart-line-price" translate="no">
        {money(price, currency)}
      </Text>
      <div className="cart-line-remove">
        <Button
          size="small"
          color="inherit"
          aria-label={cartCopy.removeGuide(title)}
          disabled={isLoading || isSuccess}
          onClick={() => void press()}
        >
          {cartCopy.remove}
        </Button>
      </div>
    </li>
  );
}
