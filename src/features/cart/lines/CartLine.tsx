import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { CartItem } from '../../../domain/model.ts';
import { dollars } from '../../../domain/text/money.ts';
import { paths } from '../../../shared/site/paths.ts';
import { Picture } from '../../../shared/ui/Picture.tsx';
import { useRemoveFromCartMutation } from '../cartApi.ts';
import { cartCopy } from '../copy.ts';
import '../cart.css';

interface Props {
  item: CartItem;
  /** Small, for the popover. */
  dense?: boolean;
  /** The line is about to go, and the keyboard's focus with it. */
  onRemoved: () => void;
}

/** One guide in the cart: cover, title, 'Single Subscription', price, 'Remove'. */
export function CartLine({ item, dense = false, onRemoved }: Props) {
  const { title, cover, price, id } = item.guide;
  const [remove, { isLoading, isSuccess }] = useRemoveFromCartMutation();
  const press = async () => {
    const result = await remove(item.id);
    if ('data' in result) onRemoved();
  };
  return (
    <Box component="li" className="cart-line" data-dense={dense || undefined}>
      <div className="cart-line-cover">
        <Picture picture={cover} alt="" sizes={dense ? '64px' : '120px'} />
      </div>
      <div>
        <Link component={RouterLink} to={paths.guide(id)} color="inherit" lang="it">
          <Typography variant={dense ? 'h5' : 'h4'} component="span">
            {title}
          </Typography>
        </Link>
        <Typography variant={dense ? 'caption' : 'body2'} component="p" color="textSecondary">
          {cartCopy.single}
        </Typography>
      </div>
      <Typography className="cart-line-price">{dollars(price)}</Typography>
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
    </Box>
  );
}
