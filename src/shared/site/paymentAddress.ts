import { WireError } from '../../domain/decode/wire.ts';
import { settings } from './settings.ts';

/**
 * Returns the address of a payment page, if it is https or the API's own origin
 * (docs/decisions/005-proof-of-a-purchase.md). Any other throws, and becomes the error of the call.
 */
export function paymentAddress(url: string, apiBase: string = settings.apiBase): string {
  // An empty base is the origin that serves the app.
  const api = new URL(apiBase, window.location.origin);
  const address = parse(url, api);
  if (!address || (address.protocol !== 'https:' && address.origin !== api.origin)) {
    throw new WireError('payment_url may not be followed');
  }
  return address.href;
}

function parse(url: string, base: URL): URL | undefined {
  // An empty address would be the base itself.
  if (url === '') return undefined;
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
