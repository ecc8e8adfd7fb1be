import TextField from '@mui/material/TextField';
import { useEffect, useRef, type ClipboardEvent, type InputEvent, type KeyboardEvent } from 'react';
import { digitsOf } from '../../../../shared/lib/typedInput.ts';
import { authCopy } from '../../copy.ts';
import { codeLength } from './rules.ts';

interface Props {
  /** The digits entered so far, from the left; an empty position is a space. */
  value: string;
  onChange: (code: string) => void;
  disabled?: boolean;
  /** Id of the error message's element; undefined without an error. */
  describedBy?: string;
  /** Focuses the first digit, for another attempt. */
  takesFocus?: boolean;
}

const places = Array.from({ length: codeLength }, (_none, place) => place);

/** Renders four inputs, grouped 2 and 2. Typing focuses the next input; a pasted code fills all. */
export function CodeInput({ value, onChange, disabled, describedBy, takesFocus }: Props) {
  const inputs = useRef<(HTMLInputElement | null)[]>([]);
  useEffect(() => {
    if (takesFocus && !disabled) inputs.current[0]?.focus();
  }, [takesFocus, disabled]);
  const hasError = describedBy !== undefined;
  useEffect(() => {
    if (hasError) inputs.current.find((input) => input?.value === '')?.focus();
  }, [hasError]);
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
  const onType = (place: number, text: string) => {
    const digits = digitsOf(text);
    // Deleted, cut, or erased on a virtual keyboard, whose keydown events do not identify the key.
    if (text === '') erase(place);
    // Autofill has entered the whole code from a text message.
    else if (digits.length >= codeLength) fill(0, digits);
    // Typing into a filled input replaces its digit.
    else if (digits) fill(place, value[place]?.trim() ? digits.slice(-1) : digits);
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    fill(0, digitsOf(event.clipboardData.getData('text')));
  };
  return (
    <div
      role="group"
      aria-label={authCopy.code}
      aria-describedby={describedBy}
      className="code-input"
    >
      {places.map((place) => (
        <TextField
          key={place}
          value={(value[place] ?? '').trim()}
          disabled={disabled}
          error={hasError}
          inputRef={(input: HTMLInputElement | null) => {
            inputs.current[place] = input;
          }}
          onKeyDown={onKeyDown(place)}
          onPaste={onPaste}
          onFocus={(event) => event.target.select()}
          slotProps={{
            htmlInput: {
              // Not onChange: React does not call it when a digit is replaced by the same digit.
              onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) =>
                onType(place, currentTarget.value),
              'aria-label': authCopy.digit(place + 1),
              inputMode: 'numeric',
              autoComplete: place === 0 ? 'one-time-code' : 'off',
            },
          }}
        />
      ))}
    </div>
  );
}
