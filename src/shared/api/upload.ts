import type { ApiError } from './apiError.ts';
import { language } from '../../domain/text/locale.ts';
import { settings } from '../site/settings.ts';

interface Upload {
  /** Below /api/v1/. */
  path: string;
  form: FormData;
  token: string | null;
  signal: AbortSignal;
  /** The share of the form that was sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** The result of an upload, in the form of RTK Query's `queryFn`. */
type Uploaded = { meta: { request: Request } } & (
  { data: unknown; error?: undefined } | { error: ApiError; data?: undefined }
);

/** Long, because a picture takes time on a slow connection. */
const timeoutMs = 120_000;

/** Sends a form as shared/api/api.ts sends JSON, and reports its progress, which `fetch` cannot. */
export function upload({ path, form, token, signal, onProgress }: Upload): Promise<Uploaded> {
  const address = `${settings.apiBase}/api/v1/${path}`;
  const headers = new Headers({
    'X-App-Secret': settings.appSecret,
    Accept: 'application/json',
    'Accept-Language': language,
  });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  // Never sent: like fetchBaseQuery's meta, it has the token with which the call was made.
  const meta = { request: new Request(new URL(address, window.location.href), { headers }) };
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    const fail = (status: 'FETCH_ERROR' | 'TIMEOUT_ERROR') => () =>
      resolve({ error: { status, error: status }, meta });
    call.open('POST', address);
    call.withCredentials = true;
    call.timeout = timeoutMs;
    headers.forEach((value, name) => call.setRequestHeader(name, value));
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => resolve({ ...answerOf(call), meta });
    call.onerror = fail('FETCH_ERROR');
    call.onabort = fail('FETCH_ERROR');
    call.ontimeout = fail('TIMEOUT_ERROR');
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest) {
  try {
    const data: unknown = JSON.parse(responseText);
    return status >= 200 && status < 300 ? { data } : { error: { status, data } };
  } catch (error) {
    const details = { originalStatus: status, data: responseText, error: String(error) };
    return { error: { status: 'PARSING_ERROR' as const, ...details } };
  }
}
