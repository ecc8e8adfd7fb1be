/** The settings that are addresses. They are parsed once: what is decided from one does not depend on its text. */
import { addressOrPath } from '../../build.settings.ts';

const urlWith =
  (...protocols: string[]) =>
  (text: string): URL | undefined => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    return protocols.includes(url?.protocol ?? '') ? url : undefined;
  };

const httpUrl = urlWith('http:', 'https:');

/** Parses an origin: an address without a path, a query or credentials. */
export function originUrl(text: string): URL | undefined {
  const url = httpUrl(text);
  return url?.href === `${url?.origin}/` ? url : undefined;
}

/** Parsers of addresses; each returns undefined for a text of another form. */
export const addressParsers = {
  postgresUrl: urlWith('postgres:', 'postgresql:'),
  smtpUrl: urlWith('smtp:', 'smtps:'),
  httpUrl,
  originUrl,
  pathOrUrl: addressOrPath,
};

const address = <Format extends keyof typeof addressParsers>(format: Format, description: string) =>
  ({ type: 'string', format, description }) as const;

const HTTP_URL = 'must be an address beginning with http:// or https://';
const PATH_OR_URL = 'must be a path or an http(s) address';

/** Their schema. */
export const addressProperties = {
  PUBLIC_URL: address(
    'originUrl',
    'must be an origin such as https://shop.example.com, without a path',
  ),
  MEDIA_STORE_ENDPOINT: address('httpUrl', HTTP_URL),
  MEDIA_STORE_PUBLIC_URL: address('httpUrl', HTTP_URL),
  DATABASE_URL: address(
    'postgresUrl',
    'must be an address beginning with postgres:// or postgresql://',
  ),
  API_BASE: address('pathOrUrl', PATH_OR_URL),
  CONTENT_BASE: address('pathOrUrl', PATH_OR_URL),
  MEDIA_BASE: address('pathOrUrl', PATH_OR_URL),
  REVIEWS_WIDGET_URL: address('pathOrUrl', PATH_OR_URL),
  SMTP_URL: address('smtpUrl', 'must be an address beginning with smtp:// or smtps://'),
  STRIPE_API_BASE: address('httpUrl', HTTP_URL),
  GOOGLE_ISSUER: address('httpUrl', HTTP_URL),
};

export type Addresses = { readonly [Name in keyof typeof addressProperties]?: URL };

/** Returns the parsed addresses, without those of another form: `readSettings` returns their problems. */
export const addressesIn = (given: Readonly<Record<string, string>>): Addresses =>
  Object.fromEntries(
    Object.entries(addressProperties).flatMap(([name, { format }]) => {
      const url = addressParsers[format](given[name] ?? '');
      return url ? [[name, url]] : [];
    }),
  );
