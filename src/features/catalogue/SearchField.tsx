import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

/** As the server has it for its own search (faults.md, *Input*). */
const longest = 200;

interface Props {
  label: string;
  text: string;
  onChange: (text: string) => void;
}

/** The box that filters a list while one types. */
export function SearchField({ label, text, onChange }: Props) {
  return (
    <TextField
      type="search"
      label={label}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      autoComplete="off"
      fullWidth
      slotProps={{
        htmlInput: { maxLength: longest, enterKeyHint: 'search' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search aria-hidden />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
