/** Social sign-in through the test consent page, with the requests of a browser. */
import { makeBrowser } from '../server/browser.ts';
import { serverUrl } from '../server/client.ts';

/** From the button to the consent page; then what the tester chooses there. */
export async function consent(
  browser: ReturnType<typeof makeBrowser>,
  form: Record<string, string>,
  from?: string,
) {
  const query = from === undefined ? '' : `?from=${encodeURIComponent(from)}`;
  const page = await browser.follow(`${serverUrl()}/login/google${query}`, ({ pathname }) =>
    pathname.startsWith('/dev/'),
  );
  const state = page.searchParams.get('state') ?? '';
  const response = await browser.visit(`${serverUrl()}/dev/consent`, {
    method: 'POST',
    body: new URLSearchParams({ state, decision: 'allow', ...form }),
  });
  return {
    answer: response,
    state,
    callback: new URL(response.headers.get('location') ?? '/', serverUrl()),
  };
}

export async function signInAs(
  form: Record<string, string>,
  from?: string,
): Promise<{ end: string; token?: string }> {
  const browser = makeBrowser();
  const { callback } = await consent(browser, form, from);
  const response = await browser.visit(callback);
  expect(response.status).toBe(302);
  const token = browser.cookie(serverUrl(), 'cicerone_session');
  return { end: response.headers.get('location') ?? '', ...(token !== undefined && { token }) };
}
