import { useEffect, useRef, type ReactNode } from 'react';
import { Card } from '../../../shared/ui/basic/Card.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { closeIcon } from '../../../shared/ui/icons/shellIcons.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { profileCopy } from '../copy.ts';
import styles from './ProfileBox.module.css';

interface Props {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows a box below the profile and moves the focus into it on mount. */
export function ProfileBox({ title, onClose, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" aria-label={title} className="profile-card">
      <div className={styles.head}>
        <Text as="h2" variant="h4" ref={heading} tabIndex={-1}>
          {title}
        </Text>
        <IconAction label={profileCopy.info.close} onClick={onClose}>
          <Icon path={closeIcon} />
        </IconAction>
      </div>
      {children}
    </Card>
  );
}
