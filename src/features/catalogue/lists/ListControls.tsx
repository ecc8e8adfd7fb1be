import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { tuneIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { listCopy } from './copy.ts';
import './listControls.css';
import type { ListView } from './useListView.ts';

/** Shows native selects that sort and filter a list. On phones more than two collapse behind a button with a count. */
export function ListControls<T>({ view }: { view: ListView<T> }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { choices, chosen, choose, clear } = view;
  const isFolded = choices.length > 2;
  const count = choices.filter(({ name }) => chosen[name]).length;
  return (
    <>
      {isFolded && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon path={tuneIcon} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="list-controls-button"
        >
          {listCopy.open(count)}
        </Button>
      )}
      <div
        id={id}
        role="group"
        aria-label={listCopy.title}
        className="list-controls"
        data-open={isOpen || !isFolded}
      >
        {choices.map(({ label, name, options, unset }) => (
          <TextField
            key={name}
            select
            size="small"
            label={label}
            value={chosen[name] ?? ''}
            onChange={(event) => choose(name, event.target.value)}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{unset}</option>
            {options.map(({ lang, text, title, value }) => (
              <option key={value} value={value} lang={lang} title={title}>
                {text}
              </option>
            ))}
          </TextField>
        ))}
        {count > 0 && (
          <Button color="inherit" onClick={() => clear()}>
            {listCopy.clear}
          </Button>
        )}
      </div>
    </>
  );
}
