import { useEffect, useRef, type ReactNode } from 'react';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import styles from './ViewFrame.module.css';

/** What each view of the dialog has: its headline, a sentence, and one column. */
export function ViewFrame({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const frame = useRef<HTMLDivElement>(null);
  // Each view begins at the first field to fill in: the keyboard continues without looking for it.
  useEffect(() => {
    const fields = [...(frame.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);
  return (
    <div ref={frame} className={styles.viewFrame}>
      <Text as="h2" id="auth-title">
        {title}
      </Text>
      {text && (
        <Text color="muted" className={styles.text}>
          {text}
        </Text>
      )}
      {children}
    </div>
  );
}
