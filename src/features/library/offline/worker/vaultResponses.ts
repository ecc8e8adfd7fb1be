import { isGatewayStatus } from '../../../../shared/api/isUnreachable.ts';
import type { WireStop } from '../../../../../contract/guides.ts';
import { toGuideDetail } from '../../../../domain/decode/catalogue/decodeGuideDetail.ts';
import { enveloped } from '../../../../domain/decode/wire.ts';
import { settings } from '../../../../shared/site/settings.ts';
import { isLeased, leaseTime } from '../engine/lease.ts';
import {
  decryptChunk,
  decryptContents,
  guideOf,
  guidesOf,
  readVaultKey,
  storedUrl,
  mediaOrigin,
  pictureUrl,
  playableFile,
} from '../vault/vault.ts';
import { rangeResponse } from './rangeResponse.ts';
import type { FetchEvent } from './scope.ts';

/**
 * Responses from the downloads of the signed-in account. Each reads the key again, so that after a sign-out the next
 * request finds none.
 */

/** Responds with the recording of a track: from the vault if it is complete there, otherwise from the network. */
export async function audio(event: FetchEvent, origin: string): Promise<Response> {
  const { request } = event;
  const found = await storedFileAt(storedUrl(request.url, origin));
  if (!found) return fetch(request);
  return rangeResponse(found.key, found.file, request, (work) => event.waitUntil(work));
}

/** Responds with a cover from the server, or the stored one if that fails. */
export async function picture(request: Request, origin: string): Promise<Response> {
  return networkFirst(request, async () => {
    const found = await storedFileAt(pictureUrl(storedUrl(request.url, origin)));
    if (!found) return undefined;
    const body = await decryptChunk(found.key, found.file, 0);
    return new Response(body, { headers: { 'Content-Type': found.file.type } });
  });
}

/** Returns the language that the server would respond in, if the guide has it. */
const languageOf = ({ headers, url }: Request): string =>
  new URL(url).searchParams.get('language') ?? headers.get('Accept-Language') ?? '';

/** Responds with a guide's page data from the server, or what was stored with the download if that fails. */
async function guideDetail(request: Request, guideId: number): Promise<Response> {
  return networkFirst(request, async () => {
    const vaultKey = await readVaultKey();
    const guide = vaultKey && (await guideOf(vaultKey.account, guideId));
    if (!vaultKey || !guide || !isLeased(guide, await leaseTime(vaultKey.account)))
      return undefined;
    const { answer, answers } = await decryptContents(vaultKey.key, guide);
    return answer === null ? undefined : Response.json(answers?.[languageOf(request)] ?? answer);
  });
}

/** Responds with where the stop with a number is: from the server, or from the downloads if that fails. */
async function numberedStop(request: Request, number: number): Promise<Response> {
  return networkFirst(request, async () => {
    const vaultKey = await readVaultKey();
    if (!vaultKey) return undefined;
    const time = await leaseTime(vaultKey.account);
    for (const stored of await guidesOf(vaultKey.account)) {
      if (!isLeased(stored, time)) continue;
      const track = await decryptContents(vaultKey.key, stored)
        .then(({ answer }) => enveloped(toGuideDetail)(answer).tracks)
        .then((tracks) => tracks.find((each) => each.number === number))
        // One that is damaged does not hide the others.
        .catch(() => undefined);
      if (!track) continue;
      const data: WireStop = { audio_guide_id: stored.guideId, track_id: track.id };
      return Response.json({ data });
    }
    return undefined;
  });
}

const storedCall = /\/api\/v1\/client\/(audio-guide|stop)\/([1-9]\d{0,14})$/;

/** Returns a function that responds to a call from the downloads; undefined for every call that they know nothing of. */
export function storedResponseTo(
  address: URL,
  origin: string,
): ((request: Request) => Promise<Response>) | undefined {
  if (address.origin !== new URL(settings.apiBase || '/', origin).origin) return undefined;
  const [, kind, id] = storedCall.exec(address.pathname) ?? [];
  if (id === undefined) return undefined;
  const respond = kind === 'stop' ? numberedStop : guideDetail;
  return (request) => respond(request, Number(id));
}

export const isMedia = (address: URL, origin: string): boolean =>
  (address.origin + address.pathname).startsWith(mediaOrigin(origin));

async function storedFileAt(address: string) {
  try {
    const vaultKey = await readVaultKey();
    const file = vaultKey && (await playableFile(vaultKey.account, address));
    return vaultKey && file && { key: vaultKey.key, file };
  } catch {
    // If the database was lost, the network is used.
    return undefined;
  }
}

async function networkFirst(
  request: Request,
  stored: () => Promise<Response | undefined>,
): Promise<Response> {
  const storedResponse = () => stored().catch(() => undefined);
  try {
    const response = await fetch(request);
    return isGatewayStatus(response.status) ? ((await storedResponse()) ?? response) : response;
  } catch (error) {
    if (request.signal.aborted) throw error;
    const response = await storedResponse();
    if (!response) throw error;
    return response;
  }
}
