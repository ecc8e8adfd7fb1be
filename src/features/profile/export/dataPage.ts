import type { WireExport } from '../../../../contract/profile.ts';
import { language } from '../../../domain/text/locale.ts';
import type { AccountKind } from '../../../shared/storage/rawStorage.ts';
import { exportCopy as copy } from './copy.ts';

/** The names of all fields of a type, and of its parts. */
type FieldOf<T> = T extends readonly (infer Item)[]
  ? FieldOf<Item>
  : T extends object
    ? { [Name in keyof T & string]: Name | FieldOf<T[Name]> }[keyof T & string]
    : never;

/** A field of the call that has no text does not compile. */
const texts: Readonly<Record<FieldOf<Required<WireExport>> | AccountKind, string>> = copy.fields;
const textOf = new Map<string, string>(Object.entries(texts));

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the text of a field; of one that only browsers store 'Guide id' for `guideId` and `guide_id`. */
function nameOf(field: string): string {
  const text = textOf.get(field);
  if (text !== undefined) return escaped(text);
  const words = field
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_all, end, start) => `${end} ${start}`);
  return escaped(words.charAt(0).toUpperCase() + words.slice(1).toLowerCase());
}

/** Renders any JSON: records as lists of terms, lists as lists, everything else as text. */
function rendered(value: unknown): string {
  if (value === null || value === undefined) return copy.never;
  if (typeof value === 'boolean') return value ? copy.yes : copy.no;
  if (Array.isArray(value)) {
    if (value.length === 0) return copy.nothing;
    return `<ul>${value.map((each) => `<li>${rendered(each)}</li>`).join('')}</ul>`;
  }
  if (!isRecord(value)) return escaped(String(value)) || copy.nothing;
  const fields = Object.entries(value);
  return `<dl>${fields.map(([field, each]) => `<dt>${nameOf(field)}</dt><dd>${rendered(each)}</dd>`).join('')}</dl>`;
}

const sections = (data: Record<string, unknown>): string =>
  Object.entries(data)
    .map(([field, value]) => `<section><h3>${nameOf(field)}</h3>${rendered(value)}</section>`)
    .join('');

/** What is exported: each field is a section of the page. `server` is null if the API has no export. */
export interface ExportedData {
  server: Record<string, unknown> | null;
  browser: Record<string, unknown>;
}

/** Returns a page without scripts that shows the data. `day`: as the page shows it. */
export const dataPage = (
  { server, browser }: ExportedData,
  shop: string,
  day: string,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(copy.title(shop))}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
dt { font-weight: 600; }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
li { margin-bottom: .75rem; }
</style>
</head>
<body>
<h1>${escaped(copy.title(shop))}</h1>
<p>${escaped(copy.made(day))}</p>
${server ? `<h2>${escaped(copy.server(shop))}</h2>${sections(server)}` : ''}
<h2>${copy.browser}</h2>${sections(browser)}
</body>
</html>
`;
