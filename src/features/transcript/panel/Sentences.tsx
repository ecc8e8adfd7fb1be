import type { Sentence } from '../../../../contract/webvtt.ts';
import { clock } from '../../../domain/text/time.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { bookmarkAddIcon } from '../../../shared/ui/icons/guideIcons.ts';
import { Icon } from '../../../shared/ui/icons/Icon.tsx';
import { linkIcon } from '../../../shared/ui/icons/playerIcons.ts';
import { transcriptCopy } from '../copy.ts';
import type { Reading } from '../reading.ts';
import { useCurrentSentence } from './useCurrentSentence.ts';
import { useFollowing } from './useFollowing.ts';
import type { ReadingView } from './useReading.ts';

interface Props {
  reading: Reading;
  view: ReadingView;
  sentences: readonly Sentence[];
}

/** Returns whether the words have times: those of a plain text all begin at the start. */
const haveTimes = (sentences: readonly Sentence[]): boolean =>
  sentences.length === 1 || (sentences.at(-1)?.start ?? 0) > 0;

/** Shows the sentences of a recording as buttons that play from there; those without times as text. */
export function Sentences({ reading, view, sentences }: Props) {
  const { lang } = view;
  return haveTimes(sentences) ? (
    <TimedSentences {...{ reading, view, sentences }} />
  ) : (
    // A scroll container must be focusable for keyboard users.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="read-along-list" lang={lang} tabIndex={0} role="group">
      {sentences.map(({ text }, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}

function TimedSentences({ reading, view, sentences }: Props) {
  const { bookmark, copy, lang, linkTo, playFrom } = view;
  const current = useCurrentSentence(sentences, reading.isLoaded, reading.resumePosition);
  const { follow, isFollowing, list, scrollHandlers } = useFollowing(current);
  return (
    <div className="read-along-frame">
      {/* The handlers only notice that the list is scrolled. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol ref={list} className="read-along-list" {...scrollHandlers}>
        {sentences.map(({ start, text }, index) => (
          <li key={index} className="read-along-row">
            <button
              type="button"
              className="read-along-sentence"
              aria-current={index === current || undefined}
              onClick={() => {
                playFrom(start);
                follow();
              }}
            >
              <span className="read-along-time" translate="no">
                {clock(start)}
              </span>{' '}
              <span lang={lang}>{text}</span>
            </button>
            {linkTo && (
              <button
                type="button"
                className="read-along-action"
                aria-label={transcriptCopy.share(start)}
                onClick={() => void copy('link', linkTo(start))}
              >
                <Icon path={linkIcon} size="small" />
              </button>
            )}
            {bookmark && (
              <button
                type="button"
                className="read-along-action"
                aria-label={transcriptCopy.bookmark(start)}
                onClick={() => bookmark(start, text)}
              >
                <Icon path={bookmarkAddIcon} size="small" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {!isFollowing && current >= 0 && (
        <div className="read-along-back">
          <Button variant="contained" size="small" onClick={follow}>
            {transcriptCopy.backToNow}
          </Button>
        </div>
      )}
    </div>
  );
}
