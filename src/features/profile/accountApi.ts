import type { Language } from '../../../contract/languages.ts';
import type { AccountDeletionRequest, ProfileUpdateRequest } from '../../../contract/profile.ts';
import {
  toInvoice,
  toPlannedDeletion,
  toSignedInDevice,
  type SignedInDevice,
  type Invoice,
  type PlannedDeletion,
} from '../../domain/decode/customer/decodeProfile.ts';
import { enveloped, envelopedList, record, toMessage } from '../../domain/decode/wire.ts';
import { api } from '../../shared/api/api.ts';
import { isNotFound, type ApiError } from '../../shared/api/apiError.ts';
import { decodes } from '../../shared/api/decodes.ts';
import { loadChunk } from '../../shared/lib/loadChunk.ts';
import { selectShopName } from '../../shared/site/siteSlice.ts';
import { saveFile } from '../../shared/storage/saveFile.ts';
import { selectAccount } from '../auth/session/sessionSlice.ts';
import type { RootState } from '../../shared/store/rootState.ts';

interface Paper extends Pick<Invoice, 'id' | 'number'> {
  kind: 'invoice' | 'credit-note';
}

/** The form of, and the current password, which this project's server requires. */
interface ProfileChange {
  name: string;
  email: string;
  password: string;
  /** '' if the account has none, or if nothing needs it. */
  currentPassword: string;
}

/** Changes of the account, its sessions, and invoices. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the server's message about the change. */
    updateProfile: build.mutation<string, ProfileChange>({
      query: ({ currentPassword, ...form }) => ({
        url: 'users/profile-update',
        method: 'POST',
        body: {
          ...form,
          // The provider's API has no such field.
          ...(currentPassword !== '' && { current_password: currentPassword }),
        } satisfies ProfileUpdateRequest,
      }),
      responseSchema: decodes(toMessage),
      // A new password ends the other sessions.
      invalidatesTags: (_message, error) => (error ? [] : ['Profile', 'Session']),
    }),
    /** Chooses the language of mails, invoices and payment pages; the provider's API has no such field. */
    chooseLanguage: build.mutation<string, Language>({
      query: (chosen) => ({
        url: 'users/profile-update',
        method: 'POST',
        body: { language: chosen } satisfies ProfileUpdateRequest,
      }),
      responseSchema: decodes(toMessage),
    }),
    uploadImage: build.mutation<string, File>({
      query: (file) => {
        const body = new FormData();
        body.append('image', file);
        // Long, because a picture takes time on a slow connection.
        return { url: 'users/profile-image', method: 'POST', body, timeout: 120_000 };
      },
      responseSchema: decodes(toMessage),
      invalidatesTags: (_message, error) => (error ? [] : ['Profile']),
    }),
    /** The sessions of the customer; the provider's API has no such call. */
    sessions: build.query<SignedInDevice[], void>({
      query: () => 'users/sessions',
      responseSchema: decodes(envelopedList(toSignedInDevice)),
      providesTags: ['Session'],
    }),
    endSession: build.mutation<string, number>({
      query: (id) => ({ url: `users/sessions/${id}`, method: 'DELETE' }),
      responseSchema: decodes(toMessage),
      invalidatesTags: ['Session'],
    }),
    /** Also ends this browser's session. */
    endAllSessions: build.mutation<string, void>({
      query: () => ({ url: 'users/sessions', method: 'DELETE' }),
      responseSchema: decodes(toMessage),
    }),
    /** What a deletion of the account would keep; the provider's API has no such call. */
    plannedDeletion: build.query<PlannedDeletion, void>({
      query: () => 'users/account',
      responseSchema: decodes(enveloped(toPlannedDeletion)),
    }),
    /** Deletes the account. The password is '' if the account has none. */
    deleteAccount: build.mutation<string, string>({
      query: (currentPassword) => ({
        url: 'users/account',
        method: 'DELETE',
        body: { current_password: currentPassword } satisfies AccountDeletionRequest,
      }),
      responseSchema: decodes(toMessage),
    }),
    /** Saves what the server and this browser have of the customer; from the provider's API, what the browser has. */
    exportData: build.mutation<null, void>({
      queryFn: async (_arg, { getState }, _options, send) => {
        const { data, error, meta } = await send('users/export');
        if (error && !isNotFound(error)) return { error, meta };
        try {
          const server = error ? null : enveloped((body) => record(body, 'export'))(data);
          const { saveExport } = await loadChunk(() => import('./export/saveExport.ts'));
          // The store of this API has the session (app/store/reducer.ts).
          const state = getState() as RootState;
          await saveExport(server, selectAccount(state), selectShopName(state));
          return { data: null, meta };
        } catch {
          return { error: noExport, meta };
        }
      },
    }),
    invoices: build.query<Invoice[], void>({
      query: () => 'users/invoice',
      responseSchema: decodes(envelopedList(toInvoice)),
      providesTags: ['Profile'],
    }),
    /** Fetches an invoice or a credit note with the token, and saves it through the browser. */
    saveDocument: build.mutation<null, Paper>({
      queryFn: async ({ kind, id, number }, { getState }, _options, send) => {
        const result = await send({ url: `users/${kind}/${id}`, responseHandler: pdfOrRefusal });
        const { meta } = result;
        if (result.error) return { error: result.error, meta };
        if (!(result.data instanceof Blob)) return { error: noPdf, meta };
        // The API's slice is in the app's store.
        const shop = selectShopName(getState() as RootState);
        saveFile(result.data, `${shop} ${number}.pdf`);
        return { data: null, meta };
      },
    }),
  }),
});

/** The file is never in the state, because a Blob is not serializable. */
const pdfOrRefusal = (response: Response): Promise<unknown> =>
  response.headers.get('Content-Type')?.startsWith('application/pdf')
    ? response.blob()
    : response.json();

const noPdf: ApiError = { status: 'CUSTOM_ERROR', error: 'the paper is no PDF' };

const noExport: ApiError = { status: 'CUSTOM_ERROR', error: 'the file could not be made' };

export const {
  useDeleteAccountMutation,
  useEndAllSessionsMutation,
  useEndSessionMutation,
  useExportDataMutation,
  useInvoicesQuery,
  useLazyPlannedDeletionQuery,
  usePlannedDeletionQuery,
  useSaveDocumentMutation,
  useSessionsQuery,
  useUpdateProfileMutation,
  useUploadImageMutation,
} = accountApi;
