import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Sentence } from '../../../../contract/webvtt.ts';
import { useGuideQuery } from '../../../features/guides/guideApi.ts';
import { SoundNotice } from '../../../features/player/controls/SoundNotice.tsx';
import { selectLoadedTrack } from '../../../features/player/state/playerSelectors.ts';
import { playerEvents, selectLoadedGuideId } from '../../../features/player/state/playerSlice.ts';
import { useInlinePlayer } from '../../../features/player/view/inlinePlayer.ts';
import { sentenceAt } from '../../../features/transcript/panel/followSentence.ts';
import { useCurrentSentence } from '../../../features/transcript/panel/useCurrentSentence.ts';
import { useFollowing } from '../../../features/transcript/panel/useFollowing.ts';
import { transcriptApi } from '../../../features/transcript/transcriptApi.ts';
import { paths } from '../../../shared/site/paths.ts';
import { useContentLanguage } from '../../../shared/site/useSite.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../shared/store/hooks.ts';
import { Button } from '../../../shared/ui/basic/Button.tsx';
import { landingCopy } from '../copy.ts';
import styles from './Minute.module.css';

/** Seconds after which the sound pauses at the end of a sentence. */
const minute = 60;

interface Props {
  guideId: number;
  isPlaying: boolean;
  /** Shown until there are words, or if there are none. */
  before: ReactNode;
}

/** Shows the words of what is played of a guide, and after a minute the way to its page. */
export function MinuteWords({ guideId, isPlaying, before }: Props) {
  const controls = useInlinePlayer('guide', guideId);
  const isLoaded = useAppSelector((state) => selectLoadedGuideId(state) === guideId);
  const track = useAppSelector((state) => (isLoaded ? selectLoadedTrack(state) : undefined));
  const lang = useContentLanguage(useGuideQuery(guideId).currentData?.lang);
  const path = track?.transcript;
  const { currentData: sentences } = transcriptApi.useTranscriptQuery(path ?? '', {
    skip: path === undefined,
  });
  return (
    <div ref={controls}>
      {isLoaded && <SoundNotice />}
      {sentences ? (
        <Words key={path} {...{ guideId, isPlaying, sentences, lang }} />
      ) : (
        <>{before}</>
      )}
    </div>
  );
}

interface WordsProps {
  guideId: number;
  isPlaying: boolean;
  sentences: readonly Sentence[];
  lang: string;
}

function Words({ guideId, isPlaying, sentences, lang }: WordsProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const current = useCurrentSentence(sentences, true, 0);
  const { list, scrollHandlers } = useFollowing(current);
  const [last] = useState(() => sentenceAt(sentences, store.getState().player.position + minute));
  const wasPaused = useRef(false);
  useEffect(() => {
    // Who plays on after the minute is not interrupted again.
    if (current <= last || wasPaused.current) return;
    wasPaused.current = true;
    dispatch(playerEvents.pauseRequested());
  }, [current, dispatch, last]);
  if (current > last && !isPlaying) {
    return (
      <div className={styles.words} role="status">
        <p>{landingCopy.minuteOver}</p>
        <Button to={paths.guide(guideId)} variant="outlined" color="inherit" size="small">
          {landingCopy.goOn}
        </Button>
      </div>
    );
  }
  return (
    // A scroll container must be focusable for keyboard users.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <ol ref={list} tabIndex={0} lang={lang} className={styles.words} {...scrollHandlers}>
      {sentences.map(({ text }, index) => (
        <li key={index} aria-current={index === current || undefined}>
          {text}
        </li>
      ))}
    </ol>
  );
}
