import type { ProfileUpdateRequest } from '../../../contract/profile.ts';
import type { Invoice } from '../../domain/billingModel.ts';
import { toMessage } from '../../domain/decodeAuth.ts';
import { toInvoice, toProfile } from '../../domain/decodeProfile.ts';
import type { Profile } from '../../domain/model.ts';
import { envelopedList } from '../../domain/wire.ts';
import { api } from '../../shared/api.ts';
import type { ApiError } from '../../shared/apiError.ts';
import { decodes } from '../../shared/decodes.ts';
import { saveFile } from '../../shared/saveFile.ts';
import { upload } from '../../shared/upload.ts';
import type { AuthRoot } from '../auth/authListeners.ts';
import { profileEvents } from './profileSlice.ts';

interface Paper extends Pick<Invoice, 'id' | 'number'> {
  kind: 'invoice' | 'credit-note';
}

/** The calls of spec section 7 about the customer. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The customer, what they paid, their plan and the guides they bought. */
    profile: build.query<Profile, void>({
      query: () => 'users/profile-data',
      responseSchema: decodes(toProfile),
      providesTags: ['Profile'],
    }),
    /** Answers what was changed, in the server's words. */
    updateProfile: build.mutation<string, Required<ProfileUpdateRequest>>({
      query: (body) => ({ url: 'users/profile-update', method: 'POST', body }),
      responseSchema: decodes(toMessage),
      invalidatesTags: (_message, error) => (error ? [] : ['Profile']),
    }),
    uploadImage: build.mutation<string, File>({
      queryFn: async (file, { dispatch, getState, signal }) => {
        const form = new FormData();
        form.append('image', file);
        dispatch(profileEvents.uploadProgressed(0));
        const answer = await upload({
          path: 'users/profile-image',
          form,
          // The store that this API lives in has the session (app/reducer.ts).
          token: (getState() as AuthRoot).session.token,
          signal,
          onProgress: (part) => dispatch(profileEvents.uploadProgressed(part)),
        });
        // Decoded by the schema below.
        return answer.error ? answer : { data: answer.data as string, meta: answer.meta };
      },
      responseSchema: decodes(toMessage),
      invalidatesTags: (_message, error) => (error ? [] : ['Profile']),
    }),
    invoices: build.query<Invoice[], void>({
      query: () => 'users/invoice',
      responseSchema: decodes(envelopedList(toInvoice)),
      providesTags: ['Profile'],
    }),
    /** Fetches an invoice or a credit note, which needs the token, and gives it to the browser to keep. */
    savePaper: build.mutation<null, Paper>({
      queryFn: async ({ kind, id, number }, _api, _options, send) => {
        const answer = await send({ url: `users/${kind}/${id}`, responseHandler: pdfOrRefusal });
        const { meta } = answer;
        if (answer.error) return { error: answer.error, meta };
        if (!(answer.data instanceof Blob)) return { error: noPdf, meta };
        saveFile(answer.data, `Cicerone ${number}.pdf`);
        return { data: null, meta };
      },
    }),
  }),
});

/** The file never comes into the state: a Blob can't be serialised. */
const pdfOrRefusal = (answer: Response): Promise<unknown> =>
  answer.headers.get('Content-Type')?.startsWith('application/pdf') ? answer.blob() : answer.json();

const noPdf: ApiError = { status: 'CUSTOM_ERROR', error: 'the paper is no PDF' };

export const {
  useInvoicesQuery,
  useProfileQuery,
  useSavePaperMutation,
  useUpdateProfileMutation,
  useUploadImageMutation,
} = profileApi;
