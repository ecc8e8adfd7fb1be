import { toCategory, toGuide, toGuideDetail } from '../domain/decodeGuide.ts';
import type { Category, Guide, GuideDetail } from '../domain/model.ts';
import { enveloped, envelopedList } from '../domain/wire.ts';
import { settings } from '../shared/settings.ts';

/** What the real server answers a visitor, asked beside the app: screens are held against it. */
async function ask<T>(path: string, decode: (body: unknown) => T): Promise<T> {
  const answer = await fetch(`${settings.apiBase}/api/v1/client/${path}`, {
    headers: { 'x-app-secret': settings.appSecret },
  });
  return decode(await answer.json());
}

export const categories = (): Promise<Category[]> => ask('category', envelopedList(toCategory));

/** Category 1 holds every guide. */
export const guidesOf = (categoryId: number): Promise<Guide[]> =>
  ask(`category/${categoryId}/audio`, envelopedList(toGuide));

export const guideById = (id: number): Promise<GuideDetail> =>
  ask(`audio-guide/${id}`, enveloped(toGuideDetail));

/** The first guide of the catalogue that is as a test needs it. */
export async function findGuide(fits: (guide: GuideDetail) => boolean): Promise<GuideDetail> {
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
