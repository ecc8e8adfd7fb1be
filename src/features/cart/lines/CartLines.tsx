import type { CartItem } from '../../../domain/decode/customer/decodeCart.ts';
import { CartLine } from './CartLine.tsx';
import '../cart.css';

interface Props {
  items: CartItem[];
  dense?: boolean;
  onRemoved: () => void;
}

/** Shows the cart's items, oldest first. */
export function CartLines({ items, dense, onRemoved }: Props) {
  return (
    <ul className="cart-lines">
      {items.map((item) => (
        <CartLine key={item.id} item={item} dense={dense} onRemoved={onRemoved} />
      ))}
    </ul>
  );
}
