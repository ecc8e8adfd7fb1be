import LinearProgress from '@mui/material/LinearProgress';
import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import type { Sentence } from '../../../../contract/webvtt.ts';
import type { GuideDetail } from '../../../domain/model.ts';
import { clock } from '../../../domain/text/time.ts';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { guideApi } from '../../guides/guideApi.ts';
import { transcriptCopy } from '../copy.ts';
import type { Reading } from '../reading.ts';
import { hitsIn } from './searchWords.ts';
import { transcriptApi } from '../transcriptApi.ts';
import type { ReadableTrack, ReadingView } from './useReading.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import type { AppDispatch } from '../../../shared/store/rootState.ts';

const { initiate, select } = transcriptApi.endpoints.transcript;

/** Returns the words of tracks, in their order, undefined where they are not loaded; and an error if some have failed. */
function useWordsOf(tracks: readonly ReadableTrack[]) {
  const dispatch = useAppDispatch();
  const addresses = tracks.map(({ transcript }) => transcript).join('\n');
  useEffect(() => {
    const calls = addresses
      .split('\n')
      .filter(Boolean)
      .map((path) => dispatch(initiate(path)));
    return () => calls.forEach((call) => call.unsubscribe());
  }, [dispatch, addresses]);
  const words = useAppSelector(
    (state) => tracks.map(({ transcript }) => select(transcript)(state).data),
    shallowEqual,
  );
  const error = useAppSelector(
    (state) =>
      tracks.map(({ transcript }) => select(transcript)(state)).find(({ isError }) => isError)
        ?.error,
  );
  return { words, error };
}

/** Requests the words that have failed again, by new addresses: the old ones may have expired. */
async function requestAgain(dispatch: AppDispatch, guide: GuideDetail): Promise<void> {
  const { data = guide } = await dispatch(
    guideApi.endpoints.guide.initiate(guide.id, { forceRefetch: true, subscribe: false }),
  );
  for (const { transcript } of data.tracks) {
    if (transcript !== undefined) void dispatch(initiate(transcript, { subscribe: false }));
  }
}

interface Props {
  view: ReadingView;
  typed: string;
  /** The recording that the panel shows, and its words. */
  of: Reading['of'];
  sentences: readonly Sentence[];
}

/** Shows the sentences with a typed text, in every track of the guide that this user may play. */
export function GuideHits({ view, typed, of, sentences }: Props) {
  const dispatch = useAppDispatch();
  const { lang, playFrom, title, tracks } = view;
  const { words, error } = useWordsOf(tracks);
  const groups =
    tracks.length === 0
      ? [{ key: 0, title, hits: hitsIn(sentences, typed), play: playFrom }]
      : tracks.map((track, index) => ({
          key: track.id,
          title: track.title,
          hits: hitsIn(words[index] ?? [], typed),
          play: (seconds: number) => playFrom(seconds, track),
        }));
  const found = groups.filter(({ hits }) => hits.length > 0);
  const isLoading = error === undefined && words.includes(undefined);
  return (
    <div className="read-along-list">
      {found.length === 0 && error === undefined && !isLoading && (
        <p className="read-along-none">{transcriptCopy.noHits}</p>
      )}
      {found.map(({ hits, key, play, title: heading }) => (
        <section key={key} aria-label={heading}>
          <h3 lang={lang} className="read-along-track">
            {heading}
          </h3>
          <ol className="column">
            {hits.map(({ parts: [before, hit, after], start }, index) => (
              <li key={index} className="read-along-row">
                <button type="button" className="read-along-sentence" onClick={() => play(start)}>
                  <span className="read-along-time" translate="no">
                    {clock(start)}
                  </span>{' '}
                  <span lang={lang}>
                    <span>{before}</span>
                    <mark>{hit}</mark>
                    <span>{after}</span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {isLoading && <LinearProgress className="read-along-loading" />}
      {error !== undefined && 'guide' in of && (
        <Failure
          title={transcriptCopy.someFailed}
          query={{ error, refetch: () => requestAgain(dispatch, of.guide) }}
        />
      )}
    </div>
  );
}
