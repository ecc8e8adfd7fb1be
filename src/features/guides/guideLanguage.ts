import type { RootState } from '../../shared/store/rootState.ts';

/**
 * Returns the query of the calls for a guide: the language that the user has chosen for it; undefined without one, and then
 * the server chooses. Stores of tests may have no player.
 */
export function guideLanguage(state: unknown, guideId: number): { language: string } | undefined {
  const language = (state as Partial<RootState>).player?.languages[guideId];
  return language === undefined ? undefined : { language };
}
