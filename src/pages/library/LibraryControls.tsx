import { useId, useState } from 'react';
import { ListControls } from '../../features/catalogue/lists/ListControls.tsx';
import type { ListView } from '../../features/catalogue/lists/useListView.ts';
import { SearchField } from '../../features/catalogue/lists/SearchField.tsx';
import { filterCopy } from '../../features/library/filter/copy.ts';
import type { Titled } from '../../features/library/filter/libraryFilter.ts';
import { Button } from '../../shared/ui/basic/Button.tsx';
import { tuneIcon } from '../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../shared/ui/icons/Icon.tsx';
import './library.css';

interface Props {
  text: string;
  onText: (text: string) => void;
  view: ListView<Titled>;
}

const copy = filterCopy;

/**
 * Renders the search box and the selects beside the library's headline. In a narrow window a button opens them. The
 * button moves no content when it is rendered.
 */
export function LibraryControls({ text, onText, view }: Props) {
  const id = useId();
  const count = Object.values(view.chosen).filter(Boolean).length + (text === '' ? 0 : 1);
  const [isOpen, setIsOpen] = useState(count > 0);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        size="small"
        startIcon={<Icon path={tuneIcon} />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="library-controls-button"
      >
        {copy.open(count)}
      </Button>
      <div id={id} className="library-controls" data-open={isOpen}>
        <SearchField label={copy.search} text={text} onChange={onText} />
        <ListControls view={view} />
      </div>
    </>
  );
}
