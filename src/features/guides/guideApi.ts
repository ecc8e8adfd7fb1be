import { toGuideDetail } from '../../domain/decode/catalogue/decodeGuideDetail.ts';
import type { GuideDetail } from '../../domain/model.ts';
import { enveloped } from '../../domain/decode/wire.ts';
import { api } from '../../shared/api/api.ts';
import { decodes } from '../../shared/api/decodes.ts';

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
