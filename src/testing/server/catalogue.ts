import type { WireGuideDetail } from '../../../contract/guides.ts';
import { toCategory, toGuide, toGuideDetail } from '../../domain/decode/catalogue/decodeGuide.ts';
import type { Category, Guide, GuideDetail } from '../../domain/model.ts';
import { enveloped, envelopedList, record } from '../../domain/decode/wire.ts';
import { settings } from '../../shared/site/settings.ts';
import { realFetch, type FaultAnswer } from './failNext.ts';
import { whileReactWorks } from '../whileReactWorks.ts';

/** What the real server answers a visitor, asked beside the app: screens are held against it. */
const call = (path: string): Promise<Response> =>
  realFetch(`${settings.apiBase}/api/v1/client/${path}`, {
    headers: { 'x-app-secret': settings.appSecret },
  });

export const ask = <T>(path: string, decode: (body: unknown) => T): Promise<T> =>
  whileReactWorks(async () => decode(await (await call(path)).json()));

export const categories = (): Promise<Category[]> => ask('category', envelopedList(toCategory));

/** Category 1 holds every guide. */
export const guidesOf = (categoryId: number): Promise<Guide[]> =>
  ask(`category/${categoryId}/audio`, envelopedList(toGuide));

const guideById = (id: number): Promise<GuideDetail> =>
  ask(`audio-guide/${id}`, enveloped(toGuideDetail));

/** A real answer with some of its fields as the bundled catalogue doesn't have them. */
export async function changed(path: string, changes: object): Promise<FaultAnswer> {
  const data = await ask(
    path,
    enveloped((entity) => record(entity, 'entity')),
  );
  return { status: 200, body: JSON.stringify({ data: { ...data, ...changes } }) };
}

export const changedGuide = (id: number, changes: Partial<WireGuideDetail>): Promise<FaultAnswer> =>
  changed(`audio-guide/${id}`, changes);

/** The first guide of the catalogue that is as a test needs it. */
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
