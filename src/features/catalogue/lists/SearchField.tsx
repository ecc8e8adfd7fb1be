import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { closeIcon, searchIcon } from '../../../shared/ui/icons/shellIcons.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { catalogueCopy } from '../copy.ts';
import { textParameter } from './useSearchText.ts';
import './searchField.css';

/** Maximum length of the text, in characters: the limit of the server's search (docs/faults.md). */
const longest = 200;

interface Props {
  label: string;
  text: string;
  onChange: (text: string) => void;
}

/** Renders the text field that filters a list while the user types. */
export function SearchField({ label, text, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? text;
    if (typed !== text) onChange(typed);
  });
  // Text typed into the server-rendered page before hydration stays in the input, but fires no change event.
  useEffect(() => takeTyped(), []);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <TextField
      className="search-field"
      type="search"
      name={textParameter}
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
          // Always mounted: inserting its CSS rules took half of the delay of the first key press.
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
