import { toGuideDetail } from '../../../domain/decode/catalogue/decodeGuideDetail.ts';
import { enveloped } from '../../../domain/decode/wire.ts';
import type { GuideDetail } from '../../../domain/model.ts';
import { api } from '../../../shared/api/api.ts';
import { decodes } from '../../../shared/api/decodes.ts';

interface Wanted {
  id: number;
  language: string;
}

/** A guide in a language, before the page shows it: the cache of its page has one at a time. */
export const guideInLanguageApi = api.injectEndpoints({
  endpoints: (build) => ({
    guideInLanguage: build.query<GuideDetail, Wanted>({
      query: ({ id, language }) => ({ url: `client/audio-guide/${id}`, params: { language } }),
      responseSchema: decodes(enveloped(toGuideDetail)),
      keepUnusedDataFor: 0,
    }),
  }),
});
