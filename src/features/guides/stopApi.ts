import { toStop, type Stop } from '../../domain/decode/catalogue/decodeGuideDetail.ts';
import { enveloped } from '../../domain/decode/wire.ts';
import { api } from '../../shared/api/api.ts';
import { decodes } from '../../shared/api/decodes.ts';

/** The numbers on labels at the wall; the provider's API has no such call. */
export const stopApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns where the stop with a number is. */
    stop: build.query<Stop, number>({
      query: (number) => `client/stop/${number}`,
      responseSchema: decodes(enveloped(toStop)),
    }),
  }),
});

export const { useStopQuery } = stopApi;
