import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import styles from './CartSkeleton.module.css';

/** Shows skeletons of two lines while the cart is loading. */
export function CartSkeleton() {
  return (
    <div role="status" aria-label="Loading" className={styles.cartSkeleton}>
      {[1, 2].map((line) => (
        <Skeleton key={line} height={120} />
      ))}
    </div>
  );
}
