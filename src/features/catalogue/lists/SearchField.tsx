import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { closeIcon, searchIcon } from '../../../shared/ui/icons/shellIcons.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { catalogueCopy } from '../copy.ts';
import './searchField.css';

/** Characters, as for the server's search (docs/faults.md). */
const longest = 200;

interface Props {
  label: string;
  text: string;
  onChange: (text: string) => void;
}

/** The box that filters a list while one types. */
export function SearchField({ label, text, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) onChange(typed);
  });
  // In a page that the server rendered one can type before hydration, which keeps the letters and fires no event.
  useEffect(() => takeTyped(), []);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextField
      className="search-field"
      type="search"
      label={label}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      inputRef={input}
      autoComplete="off"
      fullWidth
      slotProps={{
        htmlInput: { maxLength: longest, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Icon path={searchIcon} />
            </InputAdornment>
          ),
          // It is mounted before it shows: inserting its CSS rules was half of the delay of the first key.
          endAdornment: (
            <InputAdornment
              position="end"
              style={{ visibility: text === '' ? 'hidden' : undefined }}
            >
              <IconAction label={catalogueCopy.clear} onClick={clear}>
                <Icon path={closeIcon} />
              </IconAction>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
