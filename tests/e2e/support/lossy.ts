import type { Page } from '@playwright/test';

/** FNV-1a, with its bits mixed: similar texts have unrelated values. */
function hash(text: string): number {
  let value = 2_166_136_261;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b_3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** What the browser and the app write about requests that are lost. */
export const lossWritten =
  /ERR_CONNECTION_RESET|Failed to load resource|ChunkLoadError|Loading .*chunk/;

/**
 * Loses a share (0 to 1) of the page's requests: which ones follows from the seed, the address without its build's
 * hash, and how often it was requested, so that neither chance nor order decides. A document that is lost is the
 * browser's own error page, so none is.
 * @returns the lost requests, which grows
 */
export async function loseRequests(
  page: Page,
  seed: number | string,
  share: number,
): Promise<string[]> {
  const lost: string[] = [];
  const requests = new Map<string, number>();
  await page.route('**/*', (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) return route.fallback();
    const path = new URL(request.url()).pathname.replace(/\.\w{6,8}(?=\.\w+$)/, '');
    const name = `${request.method()} ${path}`;
    const count = (requests.get(name) ?? 0) + 1;
    requests.set(name, count);
    if (hash(`${seed} ${name} ${count}`) / 2 ** 32 >= share) return route.fallback();
    lost.push(`${name} ${count}`);
    return route.abort('connectionreset');
  });
  return lost;
}
