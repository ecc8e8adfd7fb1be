import { toRecording } from '../../../domain/decode/catalogue/decodeExhibits.ts';
import { enveloped } from '../../../domain/decode/wire.ts';
import { api } from '../../../shared/api/api.ts';
import { decodes } from '../../../shared/api/decodes.ts';
import type { Clip } from '../state/playerState.ts';

const calls: Record<Clip['kind'], string> = {
  person: 'person',
  object: 'object',
  place: 'location',
};

/**
 * The current addresses of a clip's recording and its words: lists do not have the words, and the clip's page may be
 * closed when an address expires.
 */
export const clipMediaApi = api.injectEndpoints({
  endpoints: (build) => ({
    clipMedia: build.query<Pick<Clip, 'audio' | 'transcript'>, Pick<Clip, 'kind' | 'id'>>({
      query: ({ kind, id }) => `client/${calls[kind]}/${id}`,
      responseSchema: decodes(enveloped(toRecording)),
    }),
  }),
});
