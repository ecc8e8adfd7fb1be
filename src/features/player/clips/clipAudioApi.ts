import { toRecordingPath } from '../../../domain/decode/catalogue/decodeExhibits.ts';
import { enveloped } from '../../../domain/decode/wire.ts';
import { api } from '../../../shared/api/api.ts';
import { decodes } from '../../../shared/api/decodes.ts';
import type { Clip } from '../state/playerState.ts';

const calls: Record<Clip['kind'], string> = {
  person: 'person',
  object: 'object',
  place: 'location',
};

/** The current address of a clip's recording: its page may be closed when the address expires. */
export const clipAudioApi = api.injectEndpoints({
  endpoints: (build) => ({
    clipAudio: build.query<string, Pick<Clip, 'kind' | 'id'>>({
      query: ({ kind, id }) => `client/${calls[kind]}/${id}`,
      responseSchema: decodes(enveloped(toRecordingPath)),
    }),
  }),
});
