import { useEffect, useRef, type ReactNode } from 'react';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import styles from './ViewFrame.module.css';

/** Renders the frame of a dialog view: a heading, a sentence and one column. */
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
  // Focuses the first empty field of each view, or else the first field.
  useEffect(() => {
    const fields = [...(frame.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, []);
  return (
    <div ref={frame} className={styles.viewFrame}>
      <Text as="h2" id="auth-title">
        {title}
      </Text>
      {text && <Text color="muted">{text}</Text>}
      {children}
    </div>
  );
}
