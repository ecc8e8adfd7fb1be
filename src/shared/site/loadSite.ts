import type { Envelope } from '../../../contract/envelope.ts';
import type { WireSite } from '../../../contract/site.ts';
import { record } from '../../domain/decode/wire.ts';
import { language } from '../../domain/text/locale.ts';
import { toWords } from '../../domain/decode/site.ts';
import { requestTimeout } from '../api/api.ts';
import type { AppDispatch } from '../store/rootState.ts';
import { settings } from './settings.ts';
import { siteArrived } from './siteSlice.ts';

const { apiBase, appSecret, origin } = settings;

/**
 * Loads the shop's words for every page, where the page's HTML does not have them: those of the build where the API has
 * no such call. No endpoint of the API's slice, which forgets its data when the account changes.
 * @throws Error when the server does not respond
 */
export async function loadSite(dispatch: AppDispatch): Promise<void> {
  const response = await fetch(`${apiBase || origin}/api/v1/client/site`, {
    headers: {
      Accept: 'application/json',
      'Accept-Language': language,
      'X-App-Secret': appSecret,
    },
    signal: AbortSignal.timeout(requestTimeout),
  });
  if (response.status >= 500) throw new Error(`client/site answered ${response.status}`);
  if (!response.ok) {
    const { bundledSite: site } = await import(
      /* webpackChunkName: "bundled-site" */ './bundledSite.ts'
    );
    dispatch(siteArrived({ site, isBundled: true }));
    return;
  }
  const { data } = record<Envelope<unknown>>(await response.json(), 'answer');
  dispatch(siteArrived({ site: toWords<WireSite>(data), isBundled: false }));
}
