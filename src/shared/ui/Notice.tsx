import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from './basic/classNames.ts';
import { Icon } from './icons/Icon.tsx';
import {
  checkCircleOutlinedIcon,
  errorOutlinedIcon,
  infoOutlinedIcon,
  reportProblemOutlinedIcon,
} from './icons/generalIcons.ts';
import styles from './Notice.module.css';

const icons = {
  info: infoOutlinedIcon,
  success: checkCircleOutlinedIcon,
  warning: reportProblemOutlinedIcon,
  error: errorOutlinedIcon,
};

interface Props extends HTMLAttributes<HTMLDivElement> {
  /** Selects the icon, the only indication of the severity: the box has no colour. */
  severity: keyof typeof icons;
  /** The button after the message. */
  action?: ReactNode;
}

/** Shows a message inline on the page. It has the role `alert` by default. */
export function Notice({ severity, action, children, className, ...props }: Props) {
  return (
    <div role="alert" {...props} className={classNames(styles.notice, className)}>
      <Icon path={icons[severity]} className={classNames(styles.icon, styles[severity])} />
      <div className={styles.message}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
