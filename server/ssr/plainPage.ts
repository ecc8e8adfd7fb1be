/**
 * Plain pages of the server: the confirmation of a new e-mail address and the test pages (outbox, consent, payment).
 * They use the app's content security policy and its colours.
 */
import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { defaultLanguage, type Language } from '../../contract/languages.ts';
import type { Config } from '../config.ts';
import { inXml } from '../lib/xml.ts';
import { contentSecurityPolicy } from '../plugins/securityHeaders.ts';

/** Marks text that is already HTML: any other value is escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[];

const escaped = (part: Part): string => {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(({ text }) => text).join('');
  return inXml(String(part));
};

/** Returns HTML of a template such as html`<p>${text}</p>`: values are escaped, unless they are Html. */
export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(pieces.reduce((all, piece, index) => all + escaped(parts[index - 1] ?? '') + piece));

// Tokens of the app (src/shared/theme/theme.css). Its serif font is part of its build, so a similar one replaces it.
const STYLE = `
:root{color-scheme:light dark;--paper:#FBF8F2;--card:#fff;--ink:#1F1B16;--muted:#665E54;--line:#E6DED1;--accent:#A63F24;--on:#fff}
@media(prefers-color-scheme:dark){:root{--paper:#14110E;--card:#1E1A16;--ink:#F3ECE1;--muted:#B5AA9B;--line:#352E27;--accent:#E58A6B;--on:#14110E}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:640px;margin:0 auto;padding:48px 24px 96px}
h1,h2{font-family:Fraunces,Georgia,'Times New Roman',serif;font-weight:600;line-height:1.1;overflow-wrap:anywhere}
h1{font-size:39px;margin:0 0 16px}h2{font-size:20px;margin:0 0 4px}
.mark{display:inline-block;margin:0 0 24px;padding:4px 14px;border:1px solid var(--accent);border-radius:999px;color:var(--accent);font-size:14px}
.muted{color:var(--muted);margin:0 0 16px}
.card{margin:0 0 16px;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:12px}
pre{margin:16px 0 0;font:inherit;white-space:pre-wrap;overflow-wrap:anywhere}
label{display:block;margin:0 0 16px}
label span{display:block;margin:0 0 4px;color:var(--muted);font-size:14px}
input{width:100%;padding:12px 14px;border:1px solid var(--muted);border-radius:12px;background:var(--paper);color:inherit;font:inherit}
.actions{display:flex;flex-wrap:wrap;gap:8px}
button{min-height:44px;padding:0 24px;border:1px solid var(--accent);border-radius:999px;background:var(--accent);color:var(--on);font:inherit;cursor:pointer}
button.quiet{background:transparent;color:var(--accent)}
a{color:var(--accent)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
dl{display:grid;grid-template-columns:1fr auto;gap:8px 16px;margin:0 0 24px}dd{margin:0;text-align:right}
`;

export interface PlainPage {
  title: string;
  /** Text above the headline: that the page is a test, or what it is about. */
  mark: string;
  body: Html;
  /** Pages for developers and operators are in English. */
  language?: Language;
}

export function sendPlainPage(
  reply: FastifyReply,
  config: Config,
  { title, mark, body, language = defaultLanguage }: PlainPage,
): FastifyReply {
  const nonce = randomBytes(18).toString('base64url');
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <main>
          <p class="mark">${mark}</p>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `;
  return reply
    .header('Content-Security-Policy', contentSecurityPolicy(config, { nonce }))
    .header('Cache-Control', 'no-store')
    .header('Content-Language', language)
    .type('text/html; charset=utf-8')
    .send(page.text);
}
