import type { WireGuideDetail } from '../../../contract/guides.ts';
import { parseWebVtt, type Sentence } from '../../../contract/webvtt.ts';
import { toCategory, toGuide } from '../../domain/decode/catalogue/decodeGuide.ts';
import { toGuideDetail } from '../../domain/decode/catalogue/decodeGuideDetail.ts';
import type { Category, Guide, GuideDetail } from '../../domain/model.ts';
import { enveloped, envelopedList, record } from '../../domain/decode/wire.ts';
import { settings } from '../../shared/site/settings.ts';
import { realFetch, type FaultResponse } from './failNext.ts';
import { whileReactWorks } from '../whileReactWorks.ts';

/** Requests what the real server sends to a visitor, beside the app: screens are compared with it. */
const call = (path: string): Promise<Response> =>
  realFetch(`${settings.apiBase}/api/v1/client/${path}`, {
    headers: { 'x-app-secret': settings.appSecret },
  });

export const ask = <T>(path: string, decode: (body: unknown) => T): Promise<T> =>
  whileReactWorks(async () => decode(await (await call(path)).json()));

export const categories = (): Promise<Category[]> => ask('category', envelopedList(toCategory));

/** Category 1 contains all guides. */
export const guidesOf = (categoryId: number): Promise<Guide[]> =>
  ask(`category/${categoryId}/audio`, envelopedList(toGuide));

export const guideById = (id: number): Promise<GuideDetail> =>
  ask(`audio-guide/${id}`, enveloped(toGuideDetail));

/** Returns a real response with some fields changed. */
export async function changed(path: string, changes: object): Promise<FaultResponse> {
  const data = await ask(
    path,
    enveloped((entity) => record(entity, 'entity')),
  );
  return { status: 200, body: JSON.stringify({ data: { ...data, ...changes } }) };
}

export const changedGuide = (
  id: number,
  changes: Partial<WireGuideDetail>,
): Promise<FaultResponse> => changed(`audio-guide/${id}`, changes);

/** Returns the first guide of the catalogue that a test can use. */
async function findGuide(fits: (guide: GuideDetail) => boolean): Promise<GuideDetail> {
  for (const { id } of await guidesOf(1)) {
    const guide = await guideById(id);
    if (fits(guide)) return guide;
  }
  throw new Error('No guide of the catalogue fits this test');
}

/** Not 'Special', with at least two free tracks, then a locked one. */
export const listenableGuide = (): Promise<GuideDetail> =>
  findGuide(
    ({ isSpecial, tracks: [first, second, third] }) =>
      !isSpecial && Boolean(first?.isFree && second?.isFree && third && !third.isFree),
  );

/** Returns the words at a media path. */
export const wordsAt = (path = ''): Promise<Sentence[]> =>
  whileReactWorks(async () =>
    parseWebVtt(await (await realFetch(`${settings.apiBase}/storage/${path}`)).text()),
  );

/** Returns the first of these whose words have times. */
export async function withTimes<T>(
  items: readonly { id: number }[],
  byId: (id: number) => Promise<T>,
  wordsOf: (item: T) => string | undefined,
): Promise<T> {
  for (const { id } of items) {
    const item = await byId(id);
    const path = wordsOf(item);
    if (path !== undefined && ((await wordsAt(path)).at(-1)?.start ?? 0) > 0) return item;
  }
  throw new Error('No words of the catalogue have times');
}

/** Its first track is free and has words with times, the second one is paid. */
export const readableGuide = async (): Promise<GuideDetail> =>
  withTimes(await guidesOf(1), guideById, ({ tracks: [first, second] }) =>
    second && !second.isFree ? first?.transcript : undefined,
  );
