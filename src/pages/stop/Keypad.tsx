import { useId, useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainId, paths, routes } from '../../shared/site/paths.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { Text } from '../../shared/ui/basic/Text.tsx';
import { TextLink } from '../../shared/ui/basic/TextLink.tsx';
import { stopCopy } from './copy.ts';
import styles from './StopPage.module.css';

/** Longest number that a label has, in digits. */
const maxDigits = 6;

/** Asks for the number on a label, with the digits of a phone. `unknown` is a number that no stop has. */
export function Keypad({ unknown }: { unknown?: string }) {
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const number = typed.trim().replace(/^0+/, '');
  // Enter and a phone's 'Go' click the button too.
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (isPlainId(number)) void navigate(paths.stop(Number(number)));
  };
  return (
    <form className={styles.keypad}>
      <Text as="h1" variant="h2">
        <label htmlFor={id}>{stopCopy.keypad}</label>
      </Text>
      <Text role="status">{unknown !== undefined && stopCopy.unknown(unknown)}</Text>
      <input
        id={id}
        type="text"
        className={styles.digits}
        value={typed}
        inputMode="numeric"
        pattern="[0-9]*"
        maxLength={maxDigits}
        autoComplete="off"
        enterKeyHint="go"
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
      />
      <Button type="submit" variant="contained" size="large" onClick={open}>
        {stopCopy.find}
      </Button>
      <TextLink to={routes.search}>{stopCopy.toSearch}</TextLink>
    </form>
  );
}
