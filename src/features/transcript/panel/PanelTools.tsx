import InputBase from '@mui/material/InputBase';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Sentence } from '../../../../contract/webvtt.ts';
import { contentCopyOutlinedIcon } from '../../../shared/ui/icons/generalIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { closeIcon, searchIcon } from '../../../shared/ui/icons/shellIcons.ts';
import {
  printIcon,
  textDecreaseIcon,
  textIncreaseIcon,
} from '../../../shared/ui/icons/transcriptIcons.ts';
import { IconAction } from '../../../shared/ui/tooltip/IconAction.tsx';
import { playerEvents, selectTextSize } from '../../player/state/playerSlice.ts';
import { textSizes } from '../../player/state/playerState.ts';
import { useShopName } from '../../../shared/site/useSite.ts';
import { transcriptCopy } from '../copy.ts';
import type { ReadingView } from './useReading.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';

interface Props {
  view: ReadingView;
  sentences: readonly Sentence[];
  /** The text of the search. */
  typed: string;
  onType: (text: string) => void;
}

/** Renders the search field of the panel, and the buttons for the size of the words, to copy and to print them. */
export function PanelTools({ view, sentences, typed, onType }: Props) {
  const dispatch = useAppDispatch();
  const size = useAppSelector(selectTextSize);
  const [isPrinting, setPrinting] = useState(false);
  const { copy, guideTitle, title, url } = view;
  const words = sentences.map(({ text }) => text);
  const source = transcriptCopy.source(`“${title}”`, guideTitle, useShopName(), url);
  const print = () => {
    flushSync(() => setPrinting(true));
    // Some browsers return at once and print later.
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  };
  return (
    <div className="read-along-tools">
      <div className="read-along-search">
        <Icon path={searchIcon} size="small" />
        <InputBase
          value={typed}
          fullWidth
          placeholder={transcriptCopy.search}
          onChange={({ target }) => onType(target.value)}
          inputProps={{ 'aria-label': transcriptCopy.search, maxLength: 100, type: 'search' }}
        />
        {typed !== '' && (
          <IconAction label={transcriptCopy.clear} onClick={() => onType('')}>
            <Icon path={closeIcon} size="small" />
          </IconAction>
        )}
      </div>
      <div className="read-along-buttons">
        <IconAction
          label={transcriptCopy.smaller}
          disabled={size === 0}
          onClick={() => dispatch(playerEvents.textSizeChanged(-1))}
        >
          <Icon path={textDecreaseIcon} size="small" />
        </IconAction>
        <IconAction
          label={transcriptCopy.larger}
          disabled={size === textSizes.length - 1}
          onClick={() => dispatch(playerEvents.textSizeChanged(1))}
        >
          <Icon path={textIncreaseIcon} size="small" />
        </IconAction>
        <IconAction
          label={transcriptCopy.copy}
          onClick={() => void copy('text', `${words.join('\n')}\n\n${source}`)}
        >
          <Icon path={contentCopyOutlinedIcon} size="small" />
        </IconAction>
        <IconAction label={transcriptCopy.print} onClick={print}>
          <Icon path={printIcon} size="small" />
        </IconAction>
      </div>
      {isPrinting &&
        createPortal(
          <article className="read-along-print" lang={view.lang}>
            <h1>{title}</h1>
            {words.map((text, index) => (
              <p key={index}>{text}</p>
            ))}
            <footer>{source}</footer>
          </article>,
          document.body,
        )}
    </div>
  );
}
