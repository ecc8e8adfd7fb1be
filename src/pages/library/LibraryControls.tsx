import { useId, useRef, useState } from 'react';
import { catalogueCopy } from '../../features/catalogue/copy.ts';
import { ListControls } from '../../features/catalogue/lists/ListControls.tsx';
import type { ListView } from '../../features/catalogue/lists/useListView.ts';
import { SearchField } from '../../features/catalogue/lists/SearchField.tsx';
import { textParameter } from '../../features/catalogue/lists/useSearchText.ts';
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
  /** Whether no guide matches: a button then clears the text and the filters. */
  noneFound: boolean;
}

const copy = filterCopy;

/**
 * Renders the search box and the selects beside the library's headline. In a narrow window a button opens them. The
 * button moves no content when it is rendered.
 */
export function LibraryControls({ text, onText, view, noneFound }: Props) {
  const id = useId();
  const count = Object.values(view.chosen).filter(Boolean).length + (text === '' ? 0 : 1);
  const [isOpen, setIsOpen] = useState(count > 0);
  const controls = useRef<HTMLDivElement>(null);
  const clear = () => {
    // In one navigation, as in SearchableList.tsx.
    view.clear(textParameter);
    controls.current?.querySelector('input')?.focus();
  };
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
      <div ref={controls} id={id} className="library-controls" data-open={isOpen}>
        <SearchField label={copy.search} text={text} onChange={onText} />
        <ListControls view={view} />
        {noneFound && (
          <Button variant="outlined" color="inherit" onClick={clear}>
            {catalogueCopy.clearSearch}
          </Button>
        )}
      </div>
    </>
  );
}
