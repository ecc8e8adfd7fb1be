import { toGuideDetail } from '../../domain/decode/catalogue/decodeGuideDetail.ts';
import type { GuideDetail } from '../../domain/model.ts';
import { enveloped } from '../../domain/decode/wire.ts';
import { api } from '../../shared/api/api.ts';
import { decodes } from '../../shared/api/decodes.ts';
import { guideLanguage } from './guideLanguage.ts';

export const guideApi = api.injectEndpoints({
  endpoints: (build) => ({
    guide: build.query<GuideDetail, number>({
      // `responseSchema` decodes what the base query returns.
      queryFn: async (id, { getState }, _options, baseQuery) =>
        (await baseQuery({
          url: `client/audio-guide/${id}`,
          params: guideLanguage(getState(), id),
        })) as Awaited<ReturnType<typeof baseQuery>> & { data: GuideDetail },
      responseSchema: decodes(enveloped(toGuideDetail)),
      providesTags: (_guide, _error, id) => [{ type: 'Guide', id }],
    }),
  }),
});

export const { useGuideQuery } = guideApi;
