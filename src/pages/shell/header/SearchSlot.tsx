import { useRef, useState } from 'react';
import { IconButton } from '../../../shared/ui/basic/IconButton.tsx';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { closeIcon, searchIcon } from '../../../shared/ui/icons/shellIcons.ts';
import { OnDemand } from '../../../shared/ui/page/OnDemand.tsx';
import { shellCopy } from '../copy.ts';
import { shellEvents } from '../shellEvents.ts';
import { useAppDispatch } from '../../../shared/store/hooks.ts';

const loadSearchBox = () =>
  import(/* webpackChunkName: "search-box" */ '../../../features/catalogue/search/SearchBox.tsx');

/** Renders the headers' search: collapsed until its button opens it (R-4.31). Its code is loaded at the first click. */
export function SearchSlot() {
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const label = isOpen ? shellCopy.closeSearch : shellCopy.search;
  return (
    <div className="header-search" data-open={isOpen}>
      {isOpen && (
        <OnDemand
          load={loadSearchBox}
          onFailed={() => {
            setIsOpen(false);
            dispatch(shellEvents.partUnavailable());
          }}
          props={{
            onClose: (wantsFocus) => {
              setIsOpen(false);
              if (wantsFocus) button.current?.focus();
            },
          }}
        />
      )}
      {/* No tooltip: the pointer is still here when the results open, and it would cover them. */}
      <IconButton
        ref={button}
        color="inherit"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon path={isOpen ? closeIcon : searchIcon} />
      </IconButton>
    </div>
  );
}
