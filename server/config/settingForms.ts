/** Formats of settings. */
import { isIP } from 'node:net';
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
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (!family || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

const urlIn = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const beginsWith =
  (...protocols: string[]) =>
  (text: string): boolean =>
    protocols.includes(urlIn(text)?.protocol ?? '');

/** Returns whether a text is a path on this server's own origin. */
export const isPath = (text: string): boolean => /^\/(?!\/)/.test(text);

const isHttpUrl = beginsWith('http:', 'https:');

/** The formats by name. */
export const formats = {
  postgresUrl: beginsWith('postgres:', 'postgresql:'),
  smtpUrl: beginsWith('smtp:', 'smtps:'),
  httpUrl: isHttpUrl,
  pathOrUrl: (text: string) => isPath(text) || isHttpUrl(text),
  bucket: (text: string) => bucketNameIn(text) !== undefined,
  email: /^[^\s@<>,;]+@[^\s@<>,;]+$/,
  // In exactly the form that browsers send.
  origins: (text: string) => listOf(text).every((origin) => urlIn(origin)?.origin === origin),
  // proxy-addr would read numbers as hops and 'true' as every client.
  ranges: (text: string) => listOf(text).every(isRange),
};
