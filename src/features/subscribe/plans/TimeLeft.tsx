import { useEffect, useState } from 'react';
import { timeLeft } from '../../../domain/text/spokenTime.ts';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { subscribeCopy } from '../copy.ts';
import styles from './TimeLeft.module.css';

/** Milliseconds between two updates: the text counts minutes. */
const lookEvery = 20_000;

interface Props {
  /** ISO 8601 date and time. */
  until: string;
  /** Called once `until` is reached. */
  onEnd: () => void;
}

/** Shows the remaining time of a limited-time price. */
export function TimeLeft({ until, onEnd }: Props) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), lookEvery);
    return () => clearInterval(timer);
  }, []);
  const left = Date.parse(until) - now;
  const isOver = left <= 0;
  useEffect(() => {
    if (isOver) onEnd();
  }, [isOver, onEnd]);
  return (
    <Text as="span" color="primary" className={styles.text}>
      {subscribeCopy.timeLeft(timeLeft(left))}
    </Text>
  );
}
