import ipaddr from 'ipaddr.js';

/** `address`, `address:port`, `[address]` and `[address]:port`, also in double quotes: proxies write all of these. */
const SPELLING = /^"?(?:\[([^\]]+)\](?::\d+)?|([^[\]:"]+)(?::\d+)?|([^[\]"]+))"?$/;

/** What counts as the network of clients whose address a proxy does not give, such as `unknown`. */
const UNREADABLE = 'unreadable';

/** Returns the address in any of the spellings that proxies use, or undefined. */
function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const [, bracketed, named, bare] = SPELLING.exec(text.trim()) ?? [];
  const address = (bracketed ?? named ?? bare)?.trim();
  return address !== undefined && ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

/**
 * Returns the header `X-Forwarded-For` with plain addresses: without ports, the trusted proxies among them are
 * recognized.
 */
export const plainAddresses = (forwarded: string): string =>
  forwarded
    .split(',')
    .map((one) => parseAddress(one)?.toString() ?? UNREADABLE)
    .join(', ');

/** Returns what counts as one network: an IPv4 address, or the /64 of an IPv6 address, which one household has. */
export function networkOf(address: string): string {
  const parsed = parseAddress(address);
  if (parsed === undefined) return UNREADABLE;
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0]).toString();
}
