import { createSelector } from '@reduxjs/toolkit';
import type { Picture } from '../../../domain/model.ts';
import { selectCatalogueLanguage } from '../../../shared/site/siteSlice.ts';
import { selectLoadedGuide, selectLoadedTrack } from './playerSelectors.ts';
import type { Clip } from './playerState.ts';
import type { RootState } from '../../../shared/store/rootState.ts';

/** What the player shows of the loaded track or clip. */
export interface Loaded {
  /** The track's own picture, otherwise its guide's cover. */
  cover: Picture;
  title: string;
  /** The guide's name; null for a clip, which has a `kind`. */
  guide: string | null;
  kind: 'guide' | Clip['kind'];
  /** The language of title and guide. */
  lang: string;
  /** The page with the full player. */
  pageId: number;
}

/** Null while nothing is loaded, or while its guide is not in the cache. */
export const selectLoaded: (state: RootState) => Loaded | null = createSelector(
  [
    ({ player }: RootState) => player.clip,
    selectLoadedGuide,
    selectLoadedTrack,
    selectCatalogueLanguage,
  ],
  (clip, guide, track, catalogueLang) => {
    if (clip) {
      const { cover, id, kind, title } = clip;
      return { cover, title, guide: null, kind, lang: catalogueLang, pageId: id };
    }
    if (!guide || !track) return null;
    const { cover, id, lang, title } = guide;
    return {
      cover: track.picture ?? cover,
      title: track.title,
      guide: title,
      kind: 'guide' as const,
      lang,
      pageId: id,
    };
  },
);
