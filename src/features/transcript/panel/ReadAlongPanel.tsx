import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { withMuiTheme } from '../../../shared/theme/MuiTheme.tsx';
import { Failure } from '../../../shared/ui/page/Failure.tsx';
import { clipMediaApi } from '../../player/engine/clipMediaApi.ts';
import { guideApi } from '../../guides/guideApi.ts';
import { textSizes } from '../../player/state/playerState.ts';
import { transcriptCopy } from '../copy.ts';
import { GuideHits } from './GuideHits.tsx';
import { PanelTools } from './PanelTools.tsx';
import type { Reading } from '../reading.ts';
import { Sentences } from './Sentences.tsx';
import { transcriptApi } from '../transcriptApi.ts';
import { useReading } from './useReading.ts';
import './readAlong.css';
import { useAppDispatch, useAppSelector } from '../../../shared/store/hooks.ts';
import { selectTextSize } from '../../player/state/playerSlice.ts';

const { useTranscriptQuery } = transcriptApi;

/** Letters from which on the guide's words are searched. */
const shortestSearch = 2;

/** Shows the words of a recording, which follow its sound, or what a search in the guide's words has found. */
export const ReadAlongPanel = withMuiTheme(function ReadAlongPanel({
  reading,
}: {
  reading: Reading;
}) {
  const dispatch = useAppDispatch();
  const view = useReading(reading);
  const [typed, setTyped] = useState('');
  const textSize = useAppSelector(selectTextSize);
  const { currentData: sentences, isError, error, refetch } = useTranscriptQuery(reading.path);
  const retry = async () => {
    // The address may have expired: the data of the guide, or of the clip, has a new one.
    const fresh = { forceRefetch: true, subscribe: false };
    if ('guide' in reading.of) {
      await dispatch(guideApi.endpoints.guide.initiate(reading.of.guide.id, fresh));
      await refetch();
      return;
    }
    const { id, kind } = reading.of.clip;
    const { clipMedia } = clipMediaApi.endpoints;
    const { data } = await dispatch(clipMedia.initiate({ kind, id }, fresh));
    // The clip's page keeps its address; in the cache the words are the same.
    const path = data?.transcript ?? reading.path;
    await dispatch(transcriptApi.endpoints.transcript.initiate(path, fresh));
  };
  if (isError) {
    return <Failure title={transcriptCopy.failed} query={{ error, refetch: retry }} />;
  }
  if (!sentences) return <LinearProgress className="read-along-loading" />;
  const isSearching = typed.trim().length >= shortestSearch;
  return (
    <section
      className="read-along"
      aria-label={transcriptCopy.words(view.title)}
      style={{ fontSize: `${textSizes[textSize] ?? 1}rem` }}
    >
      <PanelTools {...{ view, sentences, typed }} onType={setTyped} />
      {isSearching ? (
        <GuideHits {...{ view, typed, sentences }} of={reading.of} />
      ) : (
        <Sentences key={reading.path.replace(/\?.*/, '')} {...{ reading, view, sentences }} />
      )}
    </section>
  );
});
