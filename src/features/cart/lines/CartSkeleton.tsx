import { Skeleton } from '../../../shared/ui/basic/Skeleton.tsx';
import styles from './CartSkeleton.module.css';
import { spokenCopy } from '../../../shared/ui/copy.ts';

/** Shows skeletons of two lines while the cart is loading. */
export function CartSkeleton() {
  return (
    <div role="status" aria-label={spokenCopy.loading} className={styles.cartSkeleton}>
      {[1, 2].map((line) => (
        <Skeleton key={line} height={120} />
      ))}
    </div>
  );
}
