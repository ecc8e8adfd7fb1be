import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { infoOutlinedIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import styles from './UnpaidNotice.module.css';

/** Back without having paid: what happened, and that nothing is lost. */
export function UnpaidNotice({ text }: { text: string }) {
  return (
    <Card role="status" className={styles.notice}>
      <Icon path={infoOutlinedIcon} color="primary" />
      <Text>{text}</Text>
    </Card>
  );
}
