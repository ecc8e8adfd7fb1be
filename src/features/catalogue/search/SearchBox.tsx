import InputBase from '@mui/material/InputBase';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { Text } from '../../../shared/ui/basic/Text.tsx';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { searchIcon } from '../../../shared/ui/icons/shellIcons.ts';
import '../../../shared/ui/visuallyHidden.css';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { selectAccount } from '../../auth/session/sessionSlice.ts';
import { searchCopy } from './copy.ts';
import { RecentList } from './RecentList.tsx';
import { recentSearches } from './recentSearches.ts';
import './search.css';
import { SearchOverlay } from './SearchOverlay.tsx';
import { isLongEnough, searchAddress, toSearchText } from './searchText.ts';
import { countOf, useResults } from './useResults.ts';
import { useSearchKeys } from './useSearchKeys.ts';
import { useAppSelector } from '../../../shared/store/hooks.ts';
import { useBackCloses } from '../../../shared/ui/page/useBackCloses.ts';

interface Props {
  /** Closes the box. `wantsFocus` is false after a navigation to another page, which takes the focus itself. */
  onClose: (wantsFocus: boolean) => void;
}

/** Renders the expanded search of the headers: the input and the overlay with the results. */
export const SearchBox = withMuiTheme(function SearchBox({ onClose }: Props) {
  useBackCloses(true, () => onClose(true));
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const account = useAppSelector(selectAccount);
  const [typed, setTyped] = useState('');
  const [recent, setRecent] = useState(() => recentSearches.read(account));
  const [isShown, setIsShown] = useState(true);
  const text = toSearchText(typed);
  const { failure, isNothing, isOld, results } = useResults(text, isLongEnough);
  const showsRecent = text === '' && recent.length > 0;
  const showsHint = isShown && (showsRecent || isNothing || failure !== undefined);
  const isShowing = showsHint || (isShown && results !== undefined);

  const remember = () => {
    if (text === '') return;
    recentSearches.remember(account, text);
    setRecent(recentSearches.read(account));
  };
  const navigate = useNavigate();
  const wasEntered = useRef(false);
  const seeAll = () => {
    remember();
    if (text === '') return;
    wasEntered.current = true;
    void navigate(searchAddress(text));
  };
  const write = (next: string) => {
    setTyped(next);
    setIsShown(true);
  };
  useSearchKeys({
    root,
    box,
    isShowing,
    show: setIsShown,
    close: () => onClose(true),
    entered: seeAll,
  });
  // Before the paint: what is typed as soon as the box is visible must reach it.
  useLayoutEffect(() => box.current?.focus(), []);

  // A navigation, such as to a result, closes the box. A page that was requested earlier and comes while the user
  // types leaves it open.
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const openedOn = useRef({ key, pathname });
  const moved = useEffectEvent(() => {
    const isLate = !wasEntered.current && navigation !== 'POP';
    if (isLate && document.activeElement === box.current) {
      openedOn.current = { key, pathname };
      return;
    }
    if (isShowing) remember();
    const isSamePage = pathname === openedOn.current.pathname;
    // The new page takes the focus from anything but the box.
    if (!isSamePage) box.current?.blur();
    onClose(isSamePage);
  });
  useEffect(() => {
    if (key !== openedOn.current.key) moved();
  }, [key]);

  return (
    <div ref={root} role="search" className="search">
      <div className="search-box">
        <InputBase
          fullWidth
          value={typed}
          onChange={(event) => write(event.target.value)}
          onClick={() => setIsShown(true)}
          placeholder={searchCopy.placeholder}
          inputRef={box}
          startAdornment={<Icon path={searchIcon} />}
          inputProps={{
            'aria-label': searchCopy.placeholder,
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-haspopup': 'dialog',
            'aria-expanded': isShowing,
            'aria-controls': isShowing ? id : undefined,
            autoComplete: 'off',
            enterKeyHint: 'search',
          }}
        />
        {showsHint && (
          <div id={id} role="dialog" aria-label={searchCopy.results} className="search-hint">
            {showsRecent && (
              <RecentList
                texts={recent}
                onChosen={(chosen) => {
                  write(chosen);
                  box.current?.focus();
                }}
                onForgotten={() => {
                  recentSearches.forget(account);
                  setRecent([]);
                  box.current?.focus();
                }}
              />
            )}
            {isNothing && <Text>{searchCopy.nothing(text)}</Text>}
            {failure && <Failure title={searchCopy.failed} query={failure} />}
          </div>
        )}
      </div>
      {isShown && results && (
        <div
          id={id}
          role="dialog"
          aria-label={searchCopy.results}
          aria-busy={isOld}
          className="search-overlay"
        >
          <SearchOverlay results={results} />
          <Button
            to={searchAddress(text)}
            variant="contained"
            data-search-stop
            className="search-all"
          >
            {searchCopy.seeAll}
          </Button>
        </div>
      )}
      <p className="visually-hidden" role="status">
        {isNothing
          ? searchCopy.nothing(text)
          : results && !isOld && searchCopy.found(countOf(results))}
      </p>
    </div>
  );
});
