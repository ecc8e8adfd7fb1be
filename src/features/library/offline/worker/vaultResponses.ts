import { isGatewayStatus } from '../../../../shared/api/isUnreachable.ts';
import { settings } from '../../../../shared/site/settings.ts';
import { isLeased, leaseTime } from '../engine/lease.ts';
import {
  decryptChunk,
  decryptContents,
  guideOf,
  readVaultKey,
  storedUrl,
  mediaOrigin,
  pictureUrl,
  playableFile,
} from '../vault/vault.ts';
import { rangeResponse } from './rangeResponse.ts';
import type { FetchEvent } from './scope.ts';

/**
 * Answers from what the signed-in account has stored here. Each answer reads the key again: after a sign-out the next
 * request finds none.
 */

/** The media of a track: what is whole here is played from here, everything else comes from the network. */
export async function audio(event: FetchEvent, origin: string): Promise<Response> {
  const { request } = event;
  const found = await storedFileAt(storedUrl(request.url, origin));
  if (!found) return fetch(request);
  return rangeResponse(found.key, found.file, request, (work) => event.waitUntil(work));
}

/** A cover: the server's, and without it the kept one. */
export async function picture(request: Request, origin: string): Promise<Response> {
  return networkFirst(request, async () => {
    const found = await storedFileAt(pictureUrl(storedUrl(request.url, origin)));
    if (!found) return undefined;
    const body = await decryptChunk(found.key, found.file, 0);
    return new Response(body, { headers: { 'Content-Type': found.file.type } });
  });
}

/** A guide's page data: the server's, and without it what was kept with the download. */
export async function guideDetail(request: Request, guideId: number): Promise<Response> {
  return networkFirst(request, async () => {
    const vaultKey = await readVaultKey();
    const guide = vaultKey && (await guideOf(vaultKey.account, guideId));
    if (!vaultKey || !guide || !isLeased(guide, await leaseTime(vaultKey.account)))
      return undefined;
    const { answer } = await decryptContents(vaultKey.key, guide);
    return answer === null ? undefined : Response.json(answer);
  });
}

const guidePath = /\/api\/v1\/client\/audio-guide\/([1-9]\d{0,14})$/;

/** The guide whose page data a request asks for; undefined for every other call: no other answer is kept. */
export function guideIn(address: URL, origin: string): number | undefined {
  if (address.origin !== new URL(settings.apiBase || '/', origin).origin) return undefined;
  const id = guidePath.exec(address.pathname)?.[1];
  return id === undefined ? undefined : Number(id);
}

export const isMedia = (address: URL, origin: string): boolean =>
  (address.origin + address.pathname).startsWith(mediaOrigin(origin));

async function storedFileAt(address: string) {
  try {
    const vaultKey = await readVaultKey();
    const file = vaultKey && (await playableFile(vaultKey.account, address));
    return vaultKey && file && { key: vaultKey.key, file };
  } catch {
    // A browser that lost its database still has a network.
    return undefined;
  }
}

async function networkFirst(
  request: Request,
  stored: () => Promise<Response | undefined>,
): Promise<Response> {
  const storedResponse = () => stored().catch(() => undefined);
  try {
    const answer = await fetch(request);
    return isGatewayStatus(answer.status) ? ((await storedResponse()) ?? answer) : answer;
  } catch (error) {
    if (request.signal.aborted) throw error;
    const answer = await storedResponse();
    if (!answer) throw error;
    return answer;
  }
}
