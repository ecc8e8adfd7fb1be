import { useEffect } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Sentence } from '../../../../../contract/webvtt.ts';
import { clock } from '../../../../domain/text/time.ts';
import type { ApiRoot } from '../../../../shared/api/api.ts';
import { transcriptCopy } from '../copy.ts';
import { hitsIn } from './searchWords.ts';
import { transcriptApi } from '../transcriptApi.ts';
import type { ReadableTrack, ReadingView } from './useReading.ts';

const { initiate, select } = transcriptApi.endpoints.transcript;

/** Returns the words of tracks, in their order; undefined where they are not loaded. */
function useWordsOf(tracks: readonly ReadableTrack[]) {
  const dispatch = useDispatch<ThunkDispatch<ApiRoot, unknown, UnknownAction>>();
  const addresses = tracks.map(({ transcript }) => transcript).join('\n');
  useEffect(() => {
    const calls = addresses
      .split('\n')
      .filter(Boolean)
      .map((path) => dispatch(initiate(path)));
    return () => calls.forEach((call) => call.unsubscribe());
  }, [dispatch, addresses]);
  return useSelector(
    (state: ApiRoot) => tracks.map(({ transcript }) => select(transcript)(state).data),
    shallowEqual,
  );
}

interface Props {
  view: ReadingView;
  typed: string;
  /** The words that the panel shows. */
  own: { path: string; sentences: readonly Sentence[] };
}

/** Shows the sentences with a typed text, in every track of the guide that this user may play. */
export function GuideHits({ view, typed, own }: Props) {
  const { lang, playFrom, title, tracks } = view;
  const words = useWordsOf(tracks);
  const groups =
    tracks.length === 0
      ? [{ key: 0, title, hits: hitsIn(own.sentences, typed), play: playFrom }]
      : tracks.map((track, index) => ({
          key: track.id,
          title: track.title,
          hits: hitsIn(words[index] ?? [], typed),
          play: (seconds: number) => playFrom(seconds, track),
        }));
  const found = groups.filter(({ hits }) => hits.length > 0);
  if (found.length === 0) return <p className="read-along-none">{transcriptCopy.noHits}</p>;
  return (
    <div className="read-along-list">
      {found.map(({ hits, key, play, title: heading }) => (
        <section key={key} aria-label={heading}>
          <h3 lang={lang} className="read-along-track">
            {heading}
          </h3>
          <ol>
            {hits.map(({ parts: [before, hit, after], start }, index) => (
              <li key={index} className="read-along-row">
                <button type="button" className="read-along-sentence" onClick={() => play(start)}>
                  <span className="read-along-time">{clock(start)}</span>{' '}
                  <span lang={lang}>
                    {before}
                    <mark>{hit}</mark>
                    {after}
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
