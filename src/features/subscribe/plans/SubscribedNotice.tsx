import { longDate } from '../../../domain/text/date.ts';
import type { ActivePlan } from '../../../domain/decode/customer/decodeProfile.ts';
import { routes } from '../../../shared/site/paths.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { checkCircleOutlinedIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { subscribeCopy } from '../copy.ts';
import styles from './SubscribedNotice.module.css';

const { active } = subscribeCopy;

/** Shows a subscriber when the current plan ends and the effect of another plan. */
export function SubscribedNotice({ plan: { name, end } }: { plan: ActivePlan }) {
  return (
    <Card role="status" className={styles.notice}>
      <Icon path={checkCircleOutlinedIcon} color="success" size="large" />
      <div className={styles.words}>
        <Text variant="h4">
          {end === null ? active.endless(name) : active.until(name, longDate(end))}
        </Text>
        <Text color="muted">{end === null ? active.endlessText : active.untilText}</Text>
      </div>
      <Button to={routes.library} variant="outlined" className={styles.action}>
        {active.listen}
      </Button>
    </Card>
  );
}
