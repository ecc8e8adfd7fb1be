import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { errorCopy } from '../../../shared/ui/copy.ts';
import { cartCopy } from '../copy.ts';
import styles from './StaleCart.module.css';

/** Shows that the cart below is stale because the refetch failed. */
export function StaleCart({ onRetry }: { onRetry: () => void }) {
  return (
    <Card role="status" className={styles.staleCart}>
      <Text>{cartCopy.stale}</Text>
      <Button variant="outlined" size="small" onClick={onRetry}>
        {errorCopy.tryAgain}
      </Button>
    </Card>
  );
}
