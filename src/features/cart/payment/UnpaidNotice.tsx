import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { infoOutlinedIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import styles from './UnpaidNotice.module.css';

/** Shows what became of a payment that is not there: it was not completed, or is being confirmed. */
export function UnpaidNotice({ text }: { text: string }) {
  return (
    <Card role="status" className={styles.notice}>
      <Icon path={infoOutlinedIcon} color="primary" />
      <Text>{text}</Text>
    </Card>
  );
}
