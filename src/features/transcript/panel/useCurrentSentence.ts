import { useMemo, useSyncExternalStore } from 'react';
import type { Sentence } from '../../../../contract/webvtt.ts';
import { followSentence, sentenceAt } from './followSentence.ts';
import { useAppStore } from '../../../shared/store/hooks.ts';

const never = () => () => undefined;

/**
 * Returns the index of the sentence that is spoken; of a recording that is not loaded, the one at `resumePosition`
 * (seconds), if it was played before. -1: none.
 */
export function useCurrentSentence(
  sentences: readonly Sentence[],
  isLoaded: boolean,
  resumePosition: number,
): number {
  const store = useAppStore();
  const follower = useMemo(() => {
    if (isLoaded) return followSentence(store, sentences);
    const index = resumePosition > 0 ? sentenceAt(sentences, resumePosition) : -1;
    return { subscribe: never, current: () => index };
  }, [store, sentences, isLoaded, resumePosition]);
  return useSyncExternalStore(follower.subscribe, follower.current);
}
