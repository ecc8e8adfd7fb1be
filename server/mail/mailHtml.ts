/**
 * The HTML part of a mail, made of its text when the mail is sent, so that both say the same. It loads nothing: no
 * picture, font or counter.
 */
import { Html, html } from '../ssr/plainPage.ts';

// Tokens of the app (src/shared/theme/theme.css). Clients that drop the style sheet show black on white.
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:32px 20px;background:#FBF8F2;color:#1F1B16;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif}
main{max-width:560px;margin:0 auto}
p{margin:0 0 16px;overflow-wrap:anywhere}
a{color:#A63F24}
.code{font-size:22px;line-height:1.4}
.from{margin-top:32px;color:#665E54}
@media(prefers-color-scheme:dark){body{background:#14110E;color:#F3ECE1}a{color:#E58A6B}.from{color:#B5AA9B}}`;

const ADDRESS = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/;
const CODE = /^(\d{4})(?= )/;

const linked = (line: string): Html[] =>
  line
    .split(ADDRESS)
    // Every second part is an address.
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));

const paragraph = (text: string, hasLinks: boolean): Html[] =>
  text.split('\n').map((line, index) => {
    const words = hasLinks ? linked(line) : [html`${line}`];
    return index === 0 ? html`${words}` : html`<br />${words}`;
  });

const documentOf = (title: string, language: string, body: Html): string =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          ${new Html(STYLE)}
        </style>
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html> `.text;

export interface MailParts {
  subject: string;
  /** Paragraphs, with an empty line between them; the last one is the shop's name. */
  text: string;
  /** BCP 47; null: the author's own. */
  language: string | null;
  /** Whether addresses become links: not in what a visitor has written. */
  hasLinks: boolean;
}

/** Returns the HTML part of a mail. */
export function mailHtml({ subject, text, language, hasLinks }: MailParts): string {
  const paragraphs = text.trimEnd().split(/\n{2,}/);
  const body = paragraphs.map((words, index) => {
    const [, code] = (index === 0 && CODE.exec(words)) || [];
    const rest = paragraph(code === undefined ? words : words.slice(code.length), hasLinks);
    if (code !== undefined) return html`<p class="code"><b>${code}</b>${rest}</p>`;
    const isLast = index > 0 && index === paragraphs.length - 1;
    return isLast ? html`<p class="from">${rest}</p>` : html`<p>${rest}</p>`;
  });
  return documentOf(subject, language ?? '', html`${body}`);
}

/** Returns a page of the shop, such as its terms, as a file for a mail. `html`: from the shop's own Markdown. */
export const attachedPage = (page: { title: string; language: string; html: string }) => ({
  filename: `${page.title}.html`,
  content: documentOf(
    page.title,
    page.language,
    html`<h1>${page.title}</h1>
      ${new Html(page.html)}`,
  ),
});
