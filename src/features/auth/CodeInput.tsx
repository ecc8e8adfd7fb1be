import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { authCopy } from './copy.ts';
import { codeLength } from './rules.ts';

interface Props {
  /** The digits so far, from the left; a place not yet filled is a space. */
  value: string;
  onChange: (code: string) => void;
  disabled?: boolean;
  /** Whether the code was refused. */
  hasError?: boolean;
  /** Begins at the first digit: another try. */
  takesFocus?: boolean;
}

const places = Array.from({ length: codeLength }, (_none, place) => place);
const digitsOf = (text: string) => text.replace(/[^0-9]/g, '');

/** Four digits, grouped 2 and 2 (spec section 9): each moves on by itself, and a pasted code fills all. */
export function CodeInput({ value, onChange, disabled, hasError, takesFocus }: Props) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => {
    if (takesFocus && !disabled) inputs.current[0]?.focus();
  }, [takesFocus, disabled]);
  const focus = (place: number) => {
    const input = inputs.current[Math.min(Math.max(place, 0), codeLength - 1)];
    input?.focus();
    input?.select();
  };
  const fill = (from: number, digits: string) => {
    const code = places.map((place) => value[place] ?? ' ');
    [...digits].slice(0, codeLength - from).forEach((digit, index) => {
      code[from + index] = digit;
    });
    onChange(code.join(''));
    focus(from + digits.length);
  };
  const erase = (place: number) => {
    const code = places.map((each) => (each === place ? ' ' : (value[each] ?? ' ')));
    onChange(code.join('').trimEnd());
  };
  const onKeyDown = (place: number) => (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') focus(place - 1);
    else if (event.key === 'ArrowRight') focus(place + 1);
    else if (event.key === 'Backspace') {
      const isEmpty = (value[place] ?? ' ') === ' ';
      erase(isEmpty ? Math.max(place - 1, 0) : place);
      if (isEmpty) focus(place - 1);
    } else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    fill(0, digitsOf(event.clipboardData.getData('text')));
  };
  return (
    <Box role="group" aria-label={authCopy.code} className="code-input">
      {places.map((place) => (
        <TextField
          key={place}
          value={(value[place] ?? '').trim()}
          disabled={disabled}
          error={hasError}
          inputRef={(input: HTMLInputElement | null) => {
            inputs.current[place] = input;
          }}
          onChange={(event) => {
            const digits = digitsOf(event.target.value);
            // A filled place that is typed into again takes the newer digit.
            if (digits) fill(place, digits.length > 1 && value[place] ? digits.slice(-1) : digits);
          }}
          onKeyDown={onKeyDown(place)}
          onPaste={onPaste}
          onFocus={(event) => event.target.select()}
          slotProps={{
            htmlInput: {
              'aria-label': authCopy.digit(place + 1),
              inputMode: 'numeric',
              autoComplete: place === 0 ? 'one-time-code' : 'off',
            },
          }}
        />
      ))}
    </Box>
  );
}
