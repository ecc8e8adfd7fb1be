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
  /** The icon alone says how grave it is: no coloured boxes. */
  severity: keyof typeof icons;
  /** The button at its end. */
  action?: ReactNode;
}

/** A message in its place on the page. It interrupts screen readers, unless it has another role. */
export function Notice({ severity, action, children, className, ...props }: Props) {
  return (
    <div role="alert" {...props} className={classNames(styles.notice, className)}>
      <Icon path={icons[severity]} className={classNames(styles.icon, styles[severity])} />
      <div className={styles.message}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
