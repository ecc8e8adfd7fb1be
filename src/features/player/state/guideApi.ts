import { toGuideDetail } from '../../../domain/decodeGuide.ts';
import type { GuideDetail } from '../../../domain/model.ts';
import { enveloped } from '../../../domain/wire.ts';
import { api } from '../../../shared/api.ts';
import { decodes } from '../../../shared/decodes.ts';

export const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    guide: build.query<GuideDetail, number>({
      query: (id) => `client/audio-guide/${id}`,
      responseSchema: decodes(enveloped(toGuideDetail)),
      providesTags: (_guide, _error, id) => [{ type: 'Guide', id }],
    }),
  }),
});

export const { useGuideQuery } = guideApi;
