/** Formats of settings. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { originUrl } from './addresses.ts';
import { bucketNameIn } from './bucket.ts';

/** Returns the parts of a comma-separated list. */
export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Names of ranges that proxy-addr knows. */
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

function isRange(text: string): boolean {
  if (NAMED_RANGES.includes(text)) return true;
  const [address = ''] = text.split('/', 1);
  return isIP(address) > 0 && (address === text || ipaddr.isValidCIDR(text));
}

/** The formats by name; those of addresses are in addresses.ts. */
export const formats = {
  bucket: (text: string) => bucketNameIn(text) !== undefined,
  email: /^[^\s@<>,;]+@[^\s@<>,;]+$/,
  origins: (text: string) => listOf(text).every((part) => originUrl(part) !== undefined),
  // proxy-addr would read numbers as hops and 'true' as every client.
  ranges: (text: string) => listOf(text).every(isRange),
};
